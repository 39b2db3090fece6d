import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { hasCash } from "../entry/hasCash.ts";
import type { Months } from "../months.ts";
import type { References } from "../references/ReferenceIndex.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** What is gone through before it is traced: entries in the order in which they are traced, and what they refer to. */
export type LedgerToTrace = {
  columns: EntryColumns;
  order: Int32Array;
  accounts: AccountsByNumber;
  references: References;
  months: Months;
};

/** A line of a control account, by where it stands. */
type PlaceOfLine = { account: TracedAccount; party: number; place: number; entry: number };

/** Goes through the lines of the period on control accounts, or through those of entries with cash alone. */
export function eachControlLine(
  { columns, order, accounts, months }: LedgerToTrace,
  isCashOnly: boolean,
  take: (line: PlaceOfLine) => void,
): void {
  for (let turn = 0; turn < order.length; turn += 1) {
    const entry = order[turn] ?? 0;
    if (months.of(columns.dateOf(entry)) === null) continue;
    if (isCashOnly && !hasCash(columns, entry, accounts)) continue;
    const end = columns.startOf(entry + 1);
    for (let place = columns.startOf(entry); place < end; place += 1) {
      const account = accounts[columns.accountAt(place)];
      if (account?.kind !== "control" || columns.amountAt(place) === 0) continue;
      take({ account, party: columns.partyAt(place), place, entry });
    }
  }
}
