const LETTERS = 26;

/** The letter of a column, as in spreadsheets. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % LETTERS));
  const before = Math.floor(index / LETTERS) - 1;
  return before < 0 ? `Column ${letter}` : `${columnName(before)}${letter}`;
}

/** Whether a heading is only the column's letter. */
export function isColumnName(heading: string): boolean {
  return /^Column [A-Z]{1,3}$/.test(heading);
}
