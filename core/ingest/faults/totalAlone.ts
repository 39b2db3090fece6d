import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { shorten } from "../../text/shorten.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { type FileRows, textAt } from "../FileRows.ts";
import type { Header } from "../headings/Header.ts";
import { findPlaces } from "../rowKinds/readRowKind.ts";
import { isAllAssets } from "./isAllAssets.ts";

/**
 * What a balance sheet is refused for that counts what all assets come to as an account: the accounts that it adds up
 * are not in the file, as where a data service prints totals and ratios alone.
 */
export function totalAlone(file: FileRows, table: Table, header: Header): Problem[] {
  if (file.fileType !== "balance_sheet") return [];
  return [...totalCounted(file), ...totalOfNothing(file, table, header)].slice(0, 1);
}

/** What all assets come to was left out, and no total of the file is what any of its rows come to. */
function totalOfNothing(file: FileRows, table: Table, header: Header): Problem[] {
  const { words, amounts } = findPlaces(header);
  const left =
    file.controls.length > 0 ? undefined : file.ignored.find(({ text }) => isAllAssets(text));
  const total = left && table.rows.find(({ row }) => row === left.row);
  const name = total?.cells[words] ?? "";
  if (!left || !total || !isAllAssets(name)) return [];
  const printed = amounts.map((index) => nearAmount(total.cells[index] ?? ""));
  // One asset alone is what all of them come to
  const isAlone = file.rows.some(({ cells }) =>
    amounts.every((index, at) => nearAmount(cells[index] ?? "") === printed[at]),
  );
  if (isAlone || printed.every((amount) => amount === 0)) return [];
  const where = file.sheet === null ? {} : { sheet: file.sheet };
  return [problem("total_without_parts", { ...where, row: left.row, account: shorten(name) })];
}

function totalCounted(file: FileRows): Problem[] {
  const columns = [...file.amounts.values()];
  const at = file.rows.findIndex((_, place) => {
    const isNamed = isAllAssets(textAt(file, "name", place));
    const isCoded = textAt(file, "code", place) !== "";
    return isNamed && !isCoded && columns.some(({ amounts }) => amounts[place]);
  });
  const row = file.rows[at];
  if (row === undefined) return [];
  const account = shorten(textAt(file, "name", at));
  const where = file.sheet === null ? {} : { sheet: file.sheet };
  return [problem("total_without_parts", { ...where, row: row.row, account })];
}
