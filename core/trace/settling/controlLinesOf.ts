import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import {
  at,
  type NumberColumn,
  newIntColumn,
  push,
} from "../../generalLedger/store/NumberColumn.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { hasCash } from "../entry/hasCash.ts";
import type { Months } from "../months.ts";
import type { References } from "../references/ReferenceIndex.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** The input of the searches before tracing: the lines of control accounts and their references. */
export type LedgerToTrace = {
  columns: EntryColumns;
  accounts: AccountsByNumber;
  references: References;
  controlLines: ControlLines;
};

/** The lines of the period on control accounts, in the order of tracing. */
type ControlLines = {
  places: NumberColumn;
  entries: NumberColumn;
  /** 1 where the entry moves cash, else 0. */
  ofCash: NumberColumn;
};

/** The entries in the order of tracing. */
export type OrderedEntries = {
  columns: EntryColumns;
  order: Int32Array;
  accounts: AccountsByNumber;
  months: Months;
};

/** Lists the lines of the period on control accounts, which several searches go through. */
export function controlLinesOf({ columns, order, accounts, months }: OrderedEntries): ControlLines {
  const lines = { places: newIntColumn(), entries: newIntColumn(), ofCash: newIntColumn() };
  for (const entry of order) {
    if (months.of(columns.dateOf(entry)) === null) continue;
    const isOfCash = hasCash(columns, entry, accounts) ? 1 : 0;
    const end = columns.startOf(entry + 1);
    for (let place = columns.startOf(entry); place < end; place += 1) {
      const account = accounts[columns.accountAt(place)];
      if (account?.kind !== "control" || columns.amountAt(place) === 0) continue;
      push(lines.places, place);
      push(lines.entries, entry);
      push(lines.ofCash, isOfCash);
    }
  }
  return lines;
}

/** A line of a control account by its position in the ledger. */
type PlaceOfLine = { account: TracedAccount; party: number; place: number; entry: number };

/** Visits the lines of the period on control accounts, or only those of entries with cash. */
export function eachControlLine(
  { columns, accounts, controlLines: { places, entries, ofCash } }: LedgerToTrace,
  isCashOnly: boolean,
  take: (line: PlaceOfLine) => void,
): void {
  for (let each = 0; each < places.length; each += 1) {
    if (isCashOnly && at(ofCash, each) === 0) continue;
    const place = at(places, each);
    const account = accounts[columns.accountAt(place)];
    if (account) take({ account, party: columns.partyAt(place), place, entry: at(entries, each) });
  }
}
