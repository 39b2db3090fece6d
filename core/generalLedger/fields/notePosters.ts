import { shorten } from "../../text/shorten.ts";
import { firstLineOf, type LedgerEntries } from "../entries/LedgerEntries.ts";
import { at } from "../store/NumberColumn.ts";

/** A person, or a program, who posted entries. */
export type Poster = { name: string; entryCount: number };

/** Whoever posted most; there are as many more as the count says. */
const MOST_NAMED = 20;

/** Who posted how many of these entries, whoever posted most first; nothing where the file does not say. */
export function notePosters(
  entries: LedgerEntries,
  chosen: Int32Array,
): { posters: readonly Poster[]; posterCount: number } | null {
  const { names, ofLine } = entries.assembly.posters;
  if (ofLine.length === 0) return null;
  const counts = new Float64Array(names.names.length);
  for (const entry of chosen) {
    const number = at(ofLine, firstLineOf(entries, entry));
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const posters = names.names
    .map((name, number) => ({ name: shorten(name), entryCount: counts[number] ?? 0 }))
    .filter(({ name, entryCount }) => name !== "" && entryCount > 0)
    .toSorted((one, other) => other.entryCount - one.entryCount);
  return posters.length === 0
    ? null
    : { posters: posters.slice(0, MOST_NAMED), posterCount: posters.length };
}
