const ERRORS = new Set([
  "#NULL!",
  "#DIV/0!",
  "#VALUE!",
  "#REF!",
  "#NAME?",
  "#NUM!",
  "#N/A",
  "#GETTING_DATA",
]);

/** An error value by its name; one that is not known is "#VALUE!". */
export function errorText(written: string): string {
  return ERRORS.has(written) ? written : "#VALUE!";
}
