import { type LedgerEntry, limits } from "@tieout/contract";
import type { Method, SourceEntry, StatementDocument } from "@tieout/core";
import type { ReadRange } from "../objects/piecesOf.ts";
import {
  type EntryIndex,
  type EntryPlace,
  entriesIn,
  toSourceEntry,
} from "../statements/entries/ledgerEntries.ts";

/**
 * Puts the entries of a version behind the lines of its document: all of them where an export has room for
 * them, else the largest of each account on each line.
 */
export async function withEntries(
  document: StatementDocument,
  index: EntryIndex,
  readRange: ReadRange,
  room: number = limits.entriesExported,
): Promise<StatementDocument> {
  const { places, lists } = index;
  const counts = places.map(({ list }) => lists[list]?.count ?? 0);
  const most = mostOfEach(counts, room);
  const read = new Map<string, SourceEntry[][]>();
  for (const place of places) {
    const key = keyOf(place.line, place.account);
    const entries = await largestAt(place, { index, readRange, most });
    read.set(key, [...(read.get(key) ?? []), entries.map(toSourceEntry)]);
  }
  const backIn = (method: Method) => ({
    ...document.statements[method],
    lines: document.statements[method].lines.map((line) => ({
      ...line,
      sources: line.sources.map((source) => {
        const entries = source.entryCount
          ? read.get(keyOf(line.id, source.account))?.shift()
          : undefined;
        return entries ? { ...source, entries } : source;
      }),
    })),
  });
  return { ...document, statements: { indirect: backIn("indirect"), direct: backIn("direct") } };
}

/** A line's id names its method. */
function keyOf(line: string, account: string): string {
  return `${line}\u0000${account}`;
}

/** How many of each list can be listed, so that they are no more than so many together: all, or the same of each. */
function mostOfEach(counts: readonly number[], total: number): number {
  let left = total;
  for (const [at, count] of counts.toSorted((one, other) => one - other).entries()) {
    const share = Math.floor(left / (counts.length - at));
    if (count > share) return Math.max(share, 1);
    left -= count;
  }
  return Number.POSITIVE_INFINITY;
}

type Reading = { index: EntryIndex; readRange: ReadRange; most: number };

/** The largest entries of a place in the order of their dates, of which a few blocks at a time are held. */
async function largestAt(
  place: EntryPlace,
  { index, readRange, most }: Reading,
): Promise<LedgerEntry[]> {
  let kept: LedgerEntry[] = [];
  for (const [start, end] of index.lists[place.list]?.blocks ?? []) {
    const bytes = await readRange(start, end);
    if (bytes === null) throw new Error("the entries of a version are not there");
    kept.push(...entriesIn(bytes, place, index));
    if (kept.length > 2 * most) kept = largestOf(kept, most);
  }
  return kept.length > most ? largestOf(kept, most) : kept;
}

function largestOf(entries: readonly LedgerEntry[], most: number): LedgerEntry[] {
  const sizeOf = ({ amount }: LedgerEntry) => Math.abs(Number(amount));
  const bySize = entries.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const largest = new Set(bySize.slice(0, most));
  return entries.filter((entry) => largest.has(entry));
}
