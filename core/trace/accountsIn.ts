import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import type { TracedAccount } from "./TracedAccount.ts";

/** The accounts that a ledger's lines stand on, by the numbers they have there. */
export type AccountsByNumber = readonly (TracedAccount | undefined)[];

/** The accounts that the entries of a ledger stand on. */
export function accountsIn(
  { codes }: EntryColumns,
  accounts: ReadonlyMap<string, TracedAccount>,
): AccountsByNumber {
  return codes.map((code) => accounts.get(code));
}
