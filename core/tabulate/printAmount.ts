import { printWritten } from "../money/printWritten.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** An amount as a set of accounts prints it, cents kept: "1,234.50", "(1,234.50)", zero as "-". */
export function printAmount(amount: Amount): string {
  if (!/[1-9]/.test(amount)) return "-";
  return printWritten(amount);
}
