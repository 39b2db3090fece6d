/** Where the amounts and their currency stand. */
type AmountColumns = Partial<Record<"debit" | "credit" | "amount" | "currency", number>>;

/** Whether the columns of amounts say that they are in the books' own currency, whatever a column of currencies holds. */
export function sayTheirCurrency(
  words: readonly string[],
  { debit, credit, amount, currency }: AmountColumns,
): boolean {
  // GnuCash has the price of each line beside the currency of its entry
  if (words[currency ?? -1] === "commodity currency") return false;
  const used = [debit, credit, amount].flatMap((at) => (at === undefined ? [] : [words[at] ?? ""]));
  const isBeside = words.some(
    (word, at) => ![debit, credit, amount, currency].includes(at) && isForeignAmount(word),
  );
  return isBeside || used.some((word) => OWN_CURRENCY.test(word));
}

function isForeignAmount(word: string): boolean {
  return FOREIGN.test(word) || (AMOUNT.test(word) && CURRENCY.test(word));
}

/** Headings that say that amounts are in the books' own currency. */
const OWN_CURRENCY = /\b(?:base|local|lc|lcy|functional|reporting|company|home|dmbtr|net)\b/;
/** A second amount beside them, which the column of currencies then is about. */
const FOREIGN = /\b(?:foreign|fc|fcy|original|wrbtr|montantdevise|rate)\b/;
const AMOUNT = /\b(?:amount|montant|betrag|debit|credit)\b/;
const CURRENCY = /\b(?:currency|devise|wahrung)\b/;
