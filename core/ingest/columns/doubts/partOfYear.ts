import { type Problem, problem } from "../../../problem/Problem.ts";
import type { Table } from "../../../table/Table.ts";
import type { Header } from "../../headings/Header.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";

const PART = /\b(?:month|mtd|quarter|qtd|weeks?|(?:two|three|six|nine|[2369]) months)\b/;
const WHOLE = /\b(?:years?|ytd|annual|total|cumulative)\b/;

/**
 * Refuses a file where a column of a month or quarter was read although another one is for the year: "Quarter" beside
 * "Year". No problem where it is clear.
 */
export function partOfYear(
  table: Table,
  { row, columns, headings }: Header,
  unread: readonly string[],
): Problem[] {
  const read = columns.filter(({ field }) => field.startsWith("current") || field === "closing");
  const isPart = read.some(({ heading }) => PART.test(normaliseHeading(heading)));
  const isOfYear = unread.some((heading) => WHOLE.test(normaliseHeading(heading)));
  if (!isPart || !isOfYear) return [];
  const periods = headings.filter(
    (heading) =>
      unread.includes(heading.trim()) || read.some((column) => column.heading === heading.trim()),
  );
  return [
    problem("dates_several", {
      ...(table.sheet !== null && { sheet: table.sheet }),
      row,
      value: String(periods.length),
      expected: periods.join(", "),
    }),
  ];
}
