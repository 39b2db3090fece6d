import { listSome } from "../../text/listSome.ts";
import type { ReviewPoint, WorksheetColumn } from "../../worksheet/Posting.ts";

/** A question about one entry on a line. `asks` continues a sentence that begins with the entry's label. */
export type EntryQuestion = { column: WorksheetColumn; entry: string; asks: string };

/** The label of an entry, to follow the word "entry". */
export function entryLabel({ number, date }: { number: string; date: string }): string {
  return `${number} of ${date}`;
}

/** The most entries that one question names. */
const MOST_NAMED = 3;

/** The review points of a trace in order; the same question about several entries is asked once. */
export function askOnce(points: readonly (ReviewPoint | EntryQuestion)[]): ReviewPoint[] {
  const entriesOf = new Map<string, string[]>();
  const asked: (() => ReviewPoint)[] = [];
  for (const point of points) {
    if ("reason" in point) {
      asked.push(() => point);
      continue;
    }
    const { column, entry, asks } = point;
    const key = `${column} ${asks}`;
    const entries = entriesOf.get(key);
    if (entries) {
      entries.push(entry);
      continue;
    }
    const first = [entry];
    entriesOf.set(key, first);
    asked.push(() => ({ column, reason: `${nameEntries(first)} ${asks}`, answeredBy: "word" }));
  }
  return asked.map((point) => point());
}

function nameEntries(entries: readonly string[]): string {
  const [only, ...others] = entries;
  return others.length === 0
    ? `Entry ${only}`
    : `Each of the entries ${listSome(entries, MOST_NAMED)}`;
}
