import type { GeneralLedger, JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import type { Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";

/** Collects evidence from the entries of a ledger, which are passed once, by date. */
type EntryWatch = {
  see: (entry: JournalEntry) => void;
  /** Called for an entry in the weeks after the period, where the file has them. */
  seeLater?: (entry: JournalEntry) => void;
  /** The findings, after the last entry. */
  found: () => readonly Found[];
};

/** A procedure of the analyst that examines the entries of the general ledger. */
export type EntryProcedure = Omit<Detector, "detect"> & {
  watch: (books: Books, ledger: GeneralLedger) => EntryWatch;
};

/** At most this many findings of a kind are reported, the largest first. */
const MOST_TOLD = 10;

/**
 * Wraps the procedures as detectors. The entries are read once for all of them; without a ledger there are no findings.
 */
export function detectorsOfEntries(procedures: readonly EntryProcedure[]): Detector[] {
  const said = new WeakMap<Books, ReadonlyMap<string, readonly Found[]>>();
  return procedures.map(({ watch: _watch, ...procedure }) => ({
    ...procedure,
    detect: (books) => {
      const found = said.get(books) ?? watchAll(procedures, books);
      said.set(books, found);
      return found.get(procedure.kind) ?? [];
    },
  }));
}

function watchAll(
  procedures: readonly EntryProcedure[],
  books: Books,
): ReadonlyMap<string, readonly Found[]> {
  const { generalLedger } = books.facts;
  if (!generalLedger) return new Map();
  const watches = procedures.map(({ kind, watch }) => ({ kind, ...watch(books, generalLedger) }));
  for (const entry of generalLedger.entries) for (const { see } of watches) see(entry);
  for (const entry of generalLedger.later ?? [])
    for (const { seeLater } of watches) seeLater?.(entry);
  return new Map(watches.map(({ kind, found }) => [kind, found().slice(0, MOST_TOLD)]));
}
