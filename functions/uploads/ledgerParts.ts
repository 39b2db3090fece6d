import type { GeneralLedger, JournalEntry } from "@tieout/core";

/** The parts of a stored ledger, in the order in which they stand. */
const PARTS = ["opened", "earlier", "entries", "later"] as const;
export type LedgerPart = (typeof PARTS)[number];

/** One part of the entries of a stored ledger, of which so many at the beginning carry balances in. */
export function* partOf(
  entries: Iterable<JournalEntry>,
  { openedCount, period }: Pick<GeneralLedger, "period"> & { openedCount: number },
  wanted: LedgerPart,
): Generator<JournalEntry> {
  let count = 0;
  for (const one of entries) {
    count += 1;
    const part = count <= openedCount ? "opened" : partOn(one.date, period);
    if (part === wanted) yield one;
    else if (PARTS.indexOf(part) > PARTS.indexOf(wanted)) return;
  }
}

function partOn(date: string, { start, end }: GeneralLedger["period"]): LedgerPart {
  if (date < start) return "earlier";
  return date > end ? "later" : "entries";
}
