import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { at } from "../store/NumberColumn.ts";
import { isWholeByTotals } from "./totalsNotMet.ts";

/** Whether closing balances or totals that the file states prove that no entry is missing. */
export function isProven(assembly: LedgerAssembly): boolean {
  return assembly.accounts.some(({ closing }) => closing !== null) || isWholeByTotals(assembly);
}

/** Whether the file states what each account with lines ended with: then a month without any had none. */
export function isEveryAccountClosed({ accounts, lines }: LedgerAssembly): boolean {
  for (let line = 0; line < lines.row.length; line += 1) {
    const { closing = null } = accounts[at(lines.account, line)] ?? {};
    if (closing === null) return false;
  }
  return true;
}
