/** A row that adds up rows above it. */
export const TOTAL = /^'?(?:grand )?totals?\b[ :']*(?:for |of )?|(?<=\S) totals?$/i;
/** A row that says what an account began with. */
export const OPENING =
  /^'?(?:opening|beginning|starting|initial)(?: bal(?:ance)?s?\b(?! equity)|'?$)|^(?:balance )?(?:brought|carried) forward|^balance b\/?f/i;
/** A row that says what an account ended with. */
export const CLOSING = /^'?(?:closing|ending) (?:bal|\()|^balance c\/?f|^history bal/i;
/** A row that says what an account moved. */
export const MOVEMENT = /^net movement|^current period change/i;

/** In some reports an account, a total or the word for a balance stands in the column of dates. */
export function isLabelDate(text: string): boolean {
  return (
    !/\d/.test(text) || TOTAL.test(text) || OPENING.test(text) || /^\d[\d-]* [A-Za-z]{4}/.test(text)
  );
}

/** "As on 01/01/2025": the day of a balance, which is no day of an entry. */
export function isBalanceDate(text: string): boolean {
  return text === "" || isLabelDate(text) || /^as (?:on|of|at) /i.test(text);
}
