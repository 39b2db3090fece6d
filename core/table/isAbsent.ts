/** What Python, pandas, databases and JavaScript write in a cell without a value. */
const ABSENT: ReadonlySet<string> = new Set(
  "nan NaN NAN None null NULL NaT <NA> undefined".split(" "),
);
const LONGEST = 9;

/** Whether all that a cell holds is the word by which a program writes that it has no value. */
export function isAbsent(cell: string): boolean {
  return cell.length <= LONGEST && ABSENT.has(cell.trim());
}
