/**
 * An account as a text names it: its code and its name, once where the code holds the name. That
 * of an account without a number is made of its name ("Other", "Expenses › Other").
 */
export function accountLabel(code: string, name: string): string {
  return code.includes(name) ? code : `${code} ${name}`;
}

/** Whether the code of an account is made of its name, as where its file has no numbers. */
export function isCodedByName(code: string, name: string): boolean {
  return name !== "" && (code === name || code.endsWith(` › ${name}`));
}

/**
 * An account as two columns of a table show it: its number, empty where it has none, and its name,
 * with its section where the name alone stands for several accounts ("Expenses › Other").
 */
export function accountColumns(code: string, name: string): { number: string; name: string } {
  return isCodedByName(code, name) ? { number: "", name: code } : { number: code, name };
}
