import { datedWords } from "./datedWords.ts";
import { readHeadingDate } from "./readHeadingDate.ts";

/**
 * What makes two rows of headings the same layout: the same words in the same columns. A date
 * counts by its rank, so that next year's export is the same layout as this year's, and one with
 * the years the other way round is another.
 */
export function layoutKey(headings: readonly string[]): string {
  const read = headings.map((heading) => readHeadingDate(datedWords(heading)));
  const dates = [...new Set(read.flatMap(({ date }) => date ?? []))].sort((a, b) => b - a);
  const words = read.map(({ rest, date }) =>
    date === null ? rest : `${rest} @${dates.indexOf(date) + 1}`.trim(),
  );
  return words.slice(0, words.findLastIndex((text) => text !== "") + 1).join("|");
}
