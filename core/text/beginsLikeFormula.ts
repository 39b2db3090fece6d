/** What OWASP names for CSV injection: besides the operators, white space that is cut off, and the full-width forms that East Asian versions take for them. */
const BEGINNING = /^[=+\-@\t\r\n＝＋－＠]/;

/** Whether a spreadsheet takes a text for a formula where it is typed, pasted or opened from a text file. */
export function beginsLikeFormula(text: string): boolean {
  return BEGINNING.test(text);
}
