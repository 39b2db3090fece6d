import type { Problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import type { Header } from "../headings/Header.ts";
import { findPlaces } from "../rowKinds/readRowKind.ts";

/**
 * Leaves out that words are no numbers where they stand beneath the last figures, as signatures and notes on the
 * basis do, and a total that disagrees stops the file: a person who mends that is not sent to them first.
 */
export function withoutWordsBeneath(
  problems: readonly Problem[],
  { rows }: Table,
  header: Header,
): readonly Problem[] {
  const { amounts } = findPlaces(header);
  const last = rows.findLast(({ cells }) => amounts.some((index) => isFigure(cells[index] ?? "")));
  const end = last?.row ?? 0;
  const others = problems.filter(
    ({ code, where }) => code !== "amount_not_a_number" || (where.row ?? 0) <= end,
  );
  return others.some(({ code }) => code === "total_disagrees") ? others : problems;
}
