import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import type { FileRows } from "../FileRows.ts";
import type { Header } from "../headings/Header.ts";
import { isTotalLine } from "./isTotalLine.ts";
import { findPlaces } from "./readRowKind.ts";

const FEWEST_TOTALS = 3;

/**
 * Reports formulas that were never computed. Programs such as Zoho Books write totals like this; they are zero until a
 * spreadsheet program saves the file, so they prove nothing.
 */
export function checkTotalsComputed(file: FileRows, table: Table, header: Header): Problem[] {
  const { fileType } = file;
  if (fileType !== "profit_loss" && fileType !== "balance_sheet") return [];
  const isRead = [...file.amounts.values()].some(({ amounts }) => amounts.some(Boolean));
  if (!isRead) return [];
  const { words, amounts } = findPlaces(header);
  const totals = table.rows.slice(header.firstData).filter(({ cells }) => {
    const isPrinted = amounts.some((index) => isFigure(cells[index] ?? ""));
    return isPrinted && isTotalLine(cells[words]?.trim() ?? "", fileType);
  });
  const isNil = totals.every(({ cells }) => amounts.every((at) => !/[1-9]/.test(cells[at] ?? "")));
  if (totals.length < FEWEST_TOTALS || !isNil) return [];
  const [first] = totals;
  return [
    problem("totals_not_computed", {
      ...(file.sheet !== null && { sheet: file.sheet }),
      row: first?.row ?? 0,
      account: first?.cells[words]?.trim() ?? "",
      value: String(totals.length),
    }),
  ];
}
