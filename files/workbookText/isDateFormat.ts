const LITERAL = /"[^"]*"?|\\.|_.|\*./g;
const BRACKET = /\[[^[\]]*\]/g;
const ELAPSED = /\[(?:h+|m+|s+)\]/i;
const GENERAL = /general/gi;
const HALF_DAY = /a\/p|am\/pm|上午\/下午/i;
const DATE_PART = /[dmyhseg]|b[12]/i;
const EXPONENT = /[0#?.,]e[+-]/gi;

/** Whether a number format shows dates or times: outside its quoted words it has letters for their parts. */
export function isDateFormat(format: string): boolean {
  const bare = format.replace(LITERAL, "").replace(GENERAL, "");
  if (ELAPSED.test(bare)) return true;
  const signs = bare.replace(BRACKET, "").replace(EXPONENT, "");
  return HALF_DAY.test(signs) || DATE_PART.test(signs);
}

/** Whether a number format shows the month and the year of a date and no day: `mmm-yy`. */
export function showsMonthAndYear(format: string): boolean {
  const bare = format.replace(LITERAL, "").replace(BRACKET, "");
  return /m/i.test(bare) && /y/i.test(bare) && !/[dhs]/i.test(bare);
}

/** Whether a number format shows no more of a date than its year, as headings of years do: `yyyy"A"`. */
export function showsYearAlone(format: string): boolean {
  return /^y+$/i.test(format.replace(LITERAL, "").replace(BRACKET, "").trim());
}
