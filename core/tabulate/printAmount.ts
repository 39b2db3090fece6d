import { printWritten } from "../money/printWritten.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** An amount as in printed accounts, with cents: "1,234.50", "(1,234.50)", "-" for zero. */
export function printAmount(amount: Amount): string {
  if (!/[1-9]/.test(amount)) return "-";
  return printWritten(amount);
}
