import type { FileMatching } from "@tieout/contract";
import type { WayToMatch } from "@tieout/core";
import { formatTime } from "../../../lib/format/formatTime.ts";

/** By what a column was taken for a field, and whether somebody should look. */
export const ways = {
  heading: { text: "the template's own heading", isSure: true },
  synonym: { text: "another name for it", isSure: true },
  meaning: { text: "read from its words", isSure: false },
  place: { text: "no heading, taken by its place", isSure: false },
} as const satisfies Record<WayToMatch, { text: string; isSure: boolean }>;

/** Who matched the columns, in a sentence. */
export function originText({ origin, chosenAt }: FileMatching): string {
  if (origin === "automatic" || chosenAt === null) return "Columns matched by their headings.";
  const when = formatTime(chosenAt);
  return origin === "chosen"
    ? `Matched as you chose on ${when}.`
    : `Matched as you chose on ${when}, for an earlier file with these headings.`;
}

/** The headings that were matched by less than their name; none when a person chose. */
export function doubtfulColumns({ origin, columns }: FileMatching): FileMatching["columns"] {
  if (origin !== "automatic") return [];
  return columns.filter(({ matchedBy }) => !ways[matchedBy].isSure);
}
