import { datedWords } from "./datedWords.ts";
import { readHeadingDate } from "./readHeadingDate.ts";

/**
 * The key of a layout: the same words in the same columns. A date counts by its rank, so that next year's export has
 * the same key, and one with years in the other order has another.
 */
export function layoutKey(headings: readonly string[]): string {
  const read = headings.map((heading) => readHeadingDate(datedWords(heading)));
  const dates = [...new Set(read.flatMap(({ date }) => date ?? []))].sort((a, b) => b - a);
  const words = read.map(({ rest, date }) =>
    date === null ? rest : `${rest} @${dates.indexOf(date) + 1}`.trim(),
  );
  return words.slice(0, words.findLastIndex((text) => text !== "") + 1).join("|");
}
