import type { JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import type { Books } from "../Books.ts";
import { wordFigures } from "../wordFigures.ts";
import type { EntryProcedure } from "./EntryProcedure.ts";
import {
  type CitedEntry,
  cashOf,
  citeEntry,
  largestEntryFirst,
  nameOfEntry,
  signatureOf,
  sizeOf,
  startWithEntry,
} from "./readEntries.ts";

/** Finds entries posted twice: the same document, or the same day and text. */
export const duplicateEntry: EntryProcedure = {
  kind: "entry_duplicate",
  validationType: "anomaly_detection",
  looksFor:
    "Two entries with the same accounts and amounts and the same document of the same party, or, with cash or without a document, of the same day with the same text and references.",
  threshold: "a quarter of materiality; what a later entry takes back is left out",
  cause: "A bill was entered, or paid, twice.",
  paragraphs: null,
  watch: (books) => {
    const first = new Map<string, CitedEntry>();
    const twice = new Map<string, { one: CitedEntry; other: CitedEntry }>();
    return {
      see: (entry) => {
        if (4n * sizeOf(entry) < books.materiality) return;
        const hasCash = cashOf(books, entry) !== 0n;
        // A reversal leaves a single entry
        twice.delete(keyOf(entry, -1n, hasCash));
        const key = keyOf(entry, 1n, hasCash);
        const point = citeEntry(entry);
        const one = first.get(key);
        if (one) twice.set(key, { one, other: point });
        else first.set(key, point);
      },
      found: () =>
        [...twice.values()]
          .toSorted((one, next) => largestEntryFirst(one.other, next.other))
          .map((each) => toFinding(books, each)),
    };
  },
};

function keyOf(entry: JournalEntry, sign: 1n | -1n, hasCash: boolean): string {
  const references = entry.lines.map(({ party, document }) => `${party}\u0000${document}`);
  const isDocumented = !hasCash && entry.lines.some(({ document }) => document !== null);
  const when = isDocumented ? "" : `${entry.date}\u0000${entry.text}`;
  return [when, references.sort().join("\u0001"), signatureOf(entry, sign)].join("\u0002");
}

function toFinding({ decimals }: Books, { one, other }: { one: CitedEntry; other: CitedEntry }) {
  const { figures, amount } = wordFigures(decimals);
  return {
    subject: other.number,
    severity: "medium" as const,
    confidence: 0.7,
    title: `${startWithEntry(other)} repeats ${nameOfEntry(one)}`,
    explanation: `${startWithEntry(other)} has the accounts, amounts of ${amount("size", other.size)} and references of ${nameOfEntry(one)}.`,
    recommendation:
      "Compare the documents of both entries, and take one back if they are the same.",
    accounts: other.accounts,
    figures,
  };
}
