import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { listSome } from "../../text/listSome.ts";
import type { Header } from "../headings/Header.ts";
import { findPlaces } from "../rowKinds/readRowKind.ts";

/** More rows are not listed. */
const MOST_LISTED = 5;

/**
 * That amounts of a workbook are texts in a column of numbers, where its totals do not come to the rows: the sums of a
 * spreadsheet pass over them.
 */
export function amountsAsText(
  inRows: readonly Problem[],
  { rows, sheet, amountTexts }: Table,
  header: Header,
): Problem[] {
  if (amountTexts === undefined || !inRows.some(({ code }) => code === "total_disagrees"))
    return [];
  const texts = new Set(amountTexts.map(({ row, text }) => keyOf(row, text)));
  const { amounts } = findPlaces(header);
  const found = rows.slice(header.firstData).flatMap(({ row, cells }) => {
    const text = amounts
      .map((index) => cells[index] ?? "")
      .find((cell) => texts.has(keyOf(row, cell)));
    return text === undefined ? [] : [{ row, text }];
  });
  const [first, ...others] = found;
  if (first === undefined) return [];
  return [
    problem("amounts_as_text", {
      ...(sheet !== null && { sheet }),
      ...{ row: first.row, value: first.text },
      ...(others.length > 0 && {
        expected: listSome(
          others.map(({ row }) => `row ${row}`),
          MOST_LISTED,
        ),
      }),
    }),
  ];
}

function keyOf(row: number, text: string): string {
  return `${row} ${text}`;
}
