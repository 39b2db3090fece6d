import type { Problem } from "../../problem/Problem.ts";
import type { Books } from "../Books.ts";
import type { Found } from "../Detector.ts";
import { wordFigures } from "../wordFigures.ts";
import type { EntryProcedure } from "./EntryProcedure.ts";

/** Finds missing numbers in a series of entries: entries may have been deleted. */
export const numberGaps: EntryProcedure = {
  kind: "entry_number_gaps",
  validationType: "anomaly_detection",
  looksFor:
    "Entry numbers that a journal leaves out, where its entries are numbered one after another.",
  threshold:
    "any; not reported where more than a tenth of the numbers are missing, which is how a program numbers",
  cause: "An entry was deleted, or is not in the file.",
  paragraphs: null,
  watch: (books, { origin }) => ({
    see: () => undefined,
    found: () =>
      (origin?.oddities ?? [])
        .filter(({ code }) => code === "ledger_number_gaps")
        .map((gap) => toFinding(books, gap)),
  }),
};

function toFinding({ decimals }: Books, { where: { value, account, expected } }: Problem): Found {
  const { figures, count } = wordFigures(decimals);
  const series = expected === "the entries" ? "the entries" : `series ${expected}`;
  return {
    subject: `numbers of ${expected}`,
    severity: "medium",
    confidence: 0.45,
    title: `The numbers of ${series} have gaps`,
    explanation: `The numbers of ${series} leave out ${count("missing", Number(value))}, the first after number ${count("before", Number(account))}, while they count on otherwise.`,
    recommendation: "Ask for the documents with these numbers, and who may delete entries.",
    figures,
  };
}
