/**
 * An account as a text names it: its code and its name, once where the code holds the name. That
 * of an account without a number is made of its name ("Other", "Expenses › Other").
 */
export function accountLabel(code: string, name: string): string {
  return code.includes(name) ? code : `${code} ${name}`;
}
