import type { Minor } from "../../money/Minor.ts";
import type { GeneralLedger } from "../GeneralLedger.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { at } from "../store/NumberColumn.ts";
import { isWholeByTotals } from "./totalsNotMet.ts";

/** Whether closing balances or totals that its files state prove that no entry of a ledger is missing. */
export function isProven({ accounts, origin }: GeneralLedger): boolean {
  return statesBalances(accounts) || origin?.isWholeByTotals === true;
}

/** The same while it is read. */
export function isAssemblyProven(assembly: LedgerAssembly): boolean {
  return statesBalances(assembly.accounts) || isWholeByTotals(assembly);
}

function statesBalances(accounts: readonly { closing: Minor | null }[]): boolean {
  return accounts.some(({ closing }) => closing !== null);
}

/** Whether the file states what each account with lines ended with: then a month without any had none. */
export function isEveryAccountClosed({ accounts, lines }: LedgerAssembly): boolean {
  for (let line = 0; line < lines.row.length; line += 1) {
    const { closing = null } = accounts[at(lines.account, line)] ?? {};
    if (closing === null) return false;
  }
  return true;
}
