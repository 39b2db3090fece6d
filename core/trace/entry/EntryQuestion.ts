import { listSome } from "../../text/listSome.ts";
import type { ReviewPoint, WorksheetColumn } from "../../worksheet/Posting.ts";

/** What a line has to be looked at for because of one entry; what is asked goes on after the entry's name. */
export type EntryQuestion = { column: WorksheetColumn; entry: string; asks: string };

/** What a person is told to know an entry by, after the word "entry". */
export function entryLabel({ number, date }: { number: string; date: string }): string {
  return `${number} of ${date}`;
}

/** Most entries that a question names. */
const MOST_NAMED = 3;

/** The points of a trace, in their order: what is asked of a line about several entries is asked once. */
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
