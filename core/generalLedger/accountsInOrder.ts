import { compareCodes } from "../text/compareCodes.ts";
import type { GeneralLedgerAccount } from "./GeneralLedger.ts";

/** Accounts as a chart prints them, by their codes; those of a ledger without codes as they were first posted to. */
export function accountsInOrder(
  accounts: readonly GeneralLedgerAccount[],
): readonly GeneralLedgerAccount[] {
  const areNumbered = accounts.every(({ code, name }) => code !== name && /\d/.test(code));
  return areNumbered
    ? accounts.toSorted((one, other) => compareCodes(one.code, other.code))
    : accounts;
}
