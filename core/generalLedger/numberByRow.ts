const BY_ROW = /^row \d+$/;

/** What an entry without a number of its own is known by: the row that it begins in. */
export function numberByRow(row: number): string {
  return `row ${row}`;
}

/** Whether a number is no number of the file's, which would count on. */
export function isNumberByRow(number: string): boolean {
  return BY_ROW.test(number);
}
