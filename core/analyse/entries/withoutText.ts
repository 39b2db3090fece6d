import type { JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import type { Books } from "../Books.ts";
import { wordFigures } from "../wordFigures.ts";
import type { EntryProcedure } from "./EntryProcedure.ts";
import {
  type CitedEntry,
  citeEntry,
  largestEntryFirst,
  sizeOf,
  startWithEntry,
} from "./readEntries.ts";

/** If one entry in twenty has no text, the books are kept without texts. */
const TEXTLESS_PART = 20;

/** Finds large entries without a description. */
export const withoutText: EntryProcedure = {
  kind: "entry_without_text",
  validationType: "anomaly_detection",
  looksFor: "An entry without a word of text, in itself and in all of its lines.",
  threshold: "half of materiality; not reported where a twentieth of all entries have no text",
  cause: "An entry by hand in a hurry, or one that was not to be noticed.",
  paragraphs: null,
  watch: (books) => {
    const found: CitedEntry[] = [];
    let [all, textless] = [0, 0];
    return {
      see: (entry) => {
        all += 1;
        if (hasText(entry)) return;
        textless += 1;
        if (2n * sizeOf(entry) >= books.materiality) found.push(citeEntry(entry));
      },
      found: () =>
        textless * TEXTLESS_PART > all
          ? []
          : found.toSorted(largestEntryFirst).map((each) => toFinding(books, each)),
    };
  },
};

const WORD = /\p{L}/u;

function hasText({ text, lines }: JournalEntry): boolean {
  return WORD.test(text) || lines.some((line) => WORD.test(line.text));
}

function toFinding({ decimals }: Books, point: CitedEntry) {
  const { figures, amount } = wordFigures(decimals);
  return {
    subject: point.number,
    severity: "medium" as const,
    confidence: 0.5,
    title: `${startWithEntry(point)} has no text`,
    explanation: `${startWithEntry(point)} moves ${amount("size", point.size)} and says nothing of what it is for, while nearly all other entries do.`,
    recommendation: "Ask for the document behind the entry, and who approved it.",
    accounts: point.accounts,
    figures,
  };
}
