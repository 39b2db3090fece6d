import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountsByNumber } from "../accountsIn.ts";

/** Whether an entry has a line on a cash account. */
export function hasCash(columns: EntryColumns, entry: number, accounts: AccountsByNumber): boolean {
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1)
    if (accounts[columns.accountAt(place)]?.kind === "cash") return true;
  return false;
}
