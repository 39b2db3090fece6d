const LETTERS = 26;

/** A column without a heading by its letter, as spreadsheets name it. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % LETTERS));
  const before = Math.floor(index / LETTERS) - 1;
  return before < 0 ? `Column ${letter}` : `${columnName(before)}${letter}`;
}

/** Whether a heading is no more than the letter of its column. */
export function isColumnName(heading: string): boolean {
  return /^Column [A-Z]{1,3}$/.test(heading);
}
