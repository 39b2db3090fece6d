import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { accountsIn } from "../accountsIn.ts";
import { dayByDay } from "../entry/dayByDay.ts";
import { asParts, type Item, partsOf } from "../items/Item.ts";
import { lineOfItem } from "../items/ItemQueue.ts";
import { monthsOf } from "../months.ts";
import { collectReferences } from "../references/collectReferences.ts";
import { leadsToLines } from "../references/ReferenceIndex.ts";
import { NOTHING_HELD } from "../sums/Piece.ts";
import { sumsOfEntries } from "../sums/TraceSums.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { Tracer } from "../Tracer.ts";

/** The entries and accounts of the period that was traced. */
type Traced = {
  tracer: Tracer;
  columns: EntryColumns;
  accounts: ReadonlyMap<string, TracedAccount>;
};

/**
 * Finds the invoices that were entered after the period (in the order of dates) for cash paid in it, by the same
 * reference: the cash is for what the invoice is for. Those later entries count for nothing else.
 */
export function billedAfterwards(
  { tracer, columns: before, accounts: known }: Traced,
  columns: EntryColumns,
): void {
  const ahead = tracer.openItems().filter(isPaidAhead);
  if (ahead.length === 0 || columns.count === 0) return;
  const months = monthsOf({
    start: columns.dateOf(0),
    end: columns.dateOf(columns.count - 1),
  });
  const held = ahead.flatMap((item) => partsOf(item).flatMap((part) => part.held));
  const sums = sumsOfEntries(new Set(held.map(({ entry }) => entry)), tracer.sums);
  const after = new Tracer({ columns, months, sums, hasIssueCosts: tracer.hasIssueCosts });
  const accounts = accountsIn(columns, known);
  const paid = ahead.map((item) => ({ item, again: beginAgain(item, before, columns) }));
  collectReferences(
    after,
    accounts,
    months,
    columns,
    paid.map(({ again }) => again),
  );
  const billed = paid.filter(({ again }) => leadsToLines(again, after.references));
  for (const { item, again } of billed) {
    item.parts = asParts(partsOf(item).map((part) => ({ ...part, held: NOTHING_HELD })));
    after.bringForward(again);
  }
  const references = new Set(billed.flatMap(({ again }) => referencesOf(again)));
  for (const entry of dayByDay(columns, accounts, tracer.isNumbered))
    if (refersToOne(columns, entry, references)) after.trace(entry, accounts);
  after.finish();
}

function isPaidAhead(item: Item): boolean {
  return lineOfItem(item) === "pending" && item.party !== 0 && !item.isSilent;
}

/** The item in the form in which the later entries can settle it. */
function beginAgain(item: Item, before: EntryColumns, columns: EntryColumns): Item {
  const numberOf = (text: number) => columns.numberOfText(before.textAt(text));
  return {
    ...item,
    party: numberOf(item.party),
    document: numberOf(item.document),
    lettering: numberOf(item.lettering),
    parts: asParts(partsOf(item).map((part) => ({ ...part }))),
  };
}

function referencesOf({ document, lettering }: Item): number[] {
  return [document, lettering].filter((reference) => reference !== 0);
}

function refersToOne(
  columns: EntryColumns,
  entry: number,
  references: ReadonlySet<number>,
): boolean {
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1)
    if (references.has(columns.documentAt(place)) || references.has(columns.letteringAt(place)))
      return true;
  return false;
}
