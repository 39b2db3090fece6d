import type { GeneralLedger, JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import type { Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";

/** What a procedure keeps while the entries of a ledger go by, once, in the order of their dates. */
type EntryWatch = {
  see: (entry: JournalEntry) => void;
  /** An entry of the weeks after the period, where the file has them. */
  seeLater?: (entry: JournalEntry) => void;
  /** What it found, when all went by. */
  found: () => readonly Found[];
};

/** A procedure of the analyst that reads the entries of the general ledger. */
export type EntryProcedure = Omit<Detector, "detect"> & {
  watch: (books: Books, ledger: GeneralLedger) => EntryWatch;
};

/** Nobody looks into more of one kind; the largest are told. */
const MOST_TOLD = 10;

/** The procedures as detectors; the entries go by once for all of them, and nothing is said without a ledger. */
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
