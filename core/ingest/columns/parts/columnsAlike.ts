import { type Problem, problem } from "../../../problem/Problem.ts";
import type { Table, TableRow } from "../../../table/Table.ts";
import { listSome } from "../../../text/listSome.ts";
import { showText } from "../../../text/showText.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { type FileType, fileTypeLabels, isOfAccounts } from "../../fileTypes.ts";
import { columnsOf } from "../../headings/fileTypeColumns.ts";
import type { Header } from "../../headings/Header.ts";
import { datesIncomplete } from "../../headings/withYearsOfTitles.ts";
import { columnsByKind, type HeadedColumn, readAmountHeadings } from "./amountHeadings.ts";
import { pairsOfOwners } from "./pairsOfOwners.ts";

const ROWS_LOOKED_AT = 1_000;

/**
 * Refuses columns of the same date that belong to several companies or departments, where no column is their total: one
 * of them is not the whole, and together they may double amounts. Null where the columns have no owner.
 */
export function columnsAlike(
  table: Table,
  header: Header | null,
  fileType: FileType,
): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const { columns, rows, first } = readAmountHeadings(table);
  const body = table.rows.slice(first, first + ROWS_LOOKED_AT);
  const read = header && header.missing.length === 0 && !header.isByFigures ? header : null;
  const owned = columnsByKind(columns.filter(({ owner }) => owner !== "")).filter(
    (group) =>
      new Set(group.map(({ owner }) => owner)).size > 1 &&
      areOfOneDate(group) &&
      areBesideEachOther(group, body),
  );
  const alike = [...owned, pairsOfOwners(columns, body)].find(
    (group) => group.length > 0 && (read === null || isRead(group, read, fileType)),
  );
  if (alike === undefined) return null;
  return problem("columns_alike", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    row: table.rows[rows.at(-1) ?? 0]?.row ?? 0,
    value: listed(alike),
  });
}

/** Whether the headings show a date; other headings may mean anything. */
function areOfOneDate([first]: readonly HeadedColumn[]): boolean {
  return first !== undefined && /^\d/.test(first.kind);
}

/** Whether columns are parallel: amounts of several owners share most rows, while items and their subtotals do not. */
function areBesideEachOther(group: readonly HeadedColumn[], rows: readonly TableRow[]): boolean {
  const filled = rows.map(
    ({ cells }) => group.filter(({ index }) => isFigure(cells[index] ?? "")).length,
  );
  const shared = filled.filter((count) => count > 1).length;
  return shared * 2 > filled.filter((count) => count > 0).length;
}

function isRead(group: readonly HeadedColumn[], { columns }: Header, fileType: FileType): boolean {
  const definitions = columnsOf(fileType);
  return columns.some(
    ({ field, index }) =>
      definitions[field]?.meaning !== undefined && group.some((column) => column.index === index),
  );
}

/** Refuses amount columns whose headings show no date; null where there are none. */
export function amountsUnnamed(table: Table, fileType: FileType): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const { columns, rows } = readAmountHeadings(table);
  const named = columns.filter(({ heading }) => heading !== "");
  if (named.length === 0) return null;
  const needed = Object.values(columnsOf(fileType)).filter(
    ({ meaning, isExtra }) => meaning && !isExtra,
  );
  const row = table.rows[rows.at(-1) ?? 0]?.row ?? 0;
  const incomplete = datesIncomplete(
    table,
    row,
    named.map(({ heading }) => heading),
  );
  if (incomplete !== null) return incomplete;
  return problem("amounts_unnamed", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    row,
    value: listed(named),
    about: fileTypeLabels[fileType],
    expected: needed.map(({ header }) => header).join(", "),
  });
}

const MOST_NAMED = 12;

function listed(columns: readonly HeadedColumn[]): string {
  const named = columns.map(({ heading }) => `"${showText(heading)}"`);
  return listSome(named, MOST_NAMED);
}
