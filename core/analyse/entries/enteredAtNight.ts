import type { RowPlace } from "../../generalLedger/store/LedgerParts.ts";
import { wordFigures } from "../wordFigures.ts";
import type { EntryProcedure } from "./EntryProcedure.ts";

/** Finds entries made at night, where the file has times and most entries are made by day. */
export const enteredAtNight: EntryProcedure = {
  kind: "entry_at_night",
  validationType: "anomaly_detection",
  looksFor:
    "Entries by hand whose time of entering is between 22:00 and 6:00, where the file tells it; those that it says a program posted are none.",
  threshold: "any; not reported where more than a tenth are, which is a program's habit",
  cause: "Work late at a deadline, or entries made while nobody looked.",
  paragraphs: null,
  watch: (books, { origin }) => ({
    see: () => undefined,
    found: () => {
      const { night } = origin ?? {};
      if (!night) return [];
      const { figures, count } = wordFigures(books.decimals);
      const { people = 0 } = night;
      const by = people > 0 ? ` by ${count("people", people)} of those who post` : "";
      return [
        {
          subject: "ledger",
          severity: "medium" as const,
          confidence: 0.4,
          title: "Entries were entered at night",
          explanation: `${count("entries", night.count)} of the ledger's entries ${night.count === 1 ? "was" : "were"} entered${by} between ten in the evening and six in the morning, the first in row ${count("row", night.row)}${partOf(night)}.`,
          recommendation: "See who entered them, and what they were for.",
          figures,
        },
      ];
    },
  }),
};

/** The sheet and the file of a row, where there are several. */
function partOf({ sheet, fileName }: RowPlace): string {
  const parts = [sheet && `sheet "${sheet}"`, fileName && `"${fileName}"`].filter(Boolean);
  return parts.map((part) => ` of ${part}`).join("");
}
