const BEGINNING = /^[=+\-@\t\r]/;

/** Whether a spreadsheet takes a text for a formula where it is typed, pasted or opened from a text file. */
export function beginsLikeFormula(text: string): boolean {
  return BEGINNING.test(text);
}
