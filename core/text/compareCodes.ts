/** The order of account codes as a chart prints them. */
export function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The order of plain numbers without leading zeros: 9 stands before 10. */
export function compareNumbers(a: string, b: string): number {
  return a.length - b.length || compareCodes(a, b);
}
