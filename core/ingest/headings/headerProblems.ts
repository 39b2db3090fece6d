import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import type { FileType } from "../fileTypes.ts";
import { type ColumnPeriod, periodsOf, severalDates } from "./describeDates.ts";
import { missingColumns } from "./describeHeader.ts";
import type { FileColumn } from "./FileColumn.ts";
import { fileTypeColumns } from "./fileTypeColumns.ts";
import type { Header } from "./Header.ts";

/** Why the columns do not fit the file type. */
export function headerProblems(
  table: Table,
  header: Header,
  fileType: FileType,
  oneDate: "ask" | "take" | undefined,
): Problem[] {
  const within = oneDate === "ask" ? openingsLeftOut(table, header) : [];
  if (within.length > 0) return within;
  const isUnclear = header.missing.some(({ meaning }) => meaning) || (header.misfits ?? 0) > 0;
  const several = isUnclear ? severalDates(table, header) : null;
  if (several) return [several];
  const missing = header.missing.filter((column) => !(isOpening(column) && oneDate === "take"));
  if (missing.length > 0 && missing.every(isOpening)) return [oneDateOnly(table, header)];
  if (missing.length > 0) return missingColumns(table, { ...header, missing });
  const isOfOneDate = fileType === "trial_balance" && !periodsOf(header, fileType).some(isPrior);
  return isOfOneDate && oneDate === "ask" ? [oneDateOnly(table, header)] : [];
}

/** Reports opening balances that include results of the year, and so are not of the end of last year. */
export function openingsLeftOut(
  { sheet }: Table,
  { openingsWithinYear: value }: Header,
): Problem[] {
  if (value === undefined) return [];
  return [problem("opening_within_year", { ...(sheet !== null && { sheet }), value })];
}

function isOpening({ header, meaning }: FileColumn): boolean {
  return meaning?.period === "prior" && header === fileTypeColumns.balance_sheet.opening.header;
}

function isPrior({ field }: ColumnPeriod): boolean {
  return field.startsWith("prior");
}

/** Asks for the other date, unless the file has no rows. */
function oneDateOnly({ sheet, rows }: Table, { firstData }: Header): Problem {
  if (rows.length <= firstData) return problem("no_rows");
  return problem("one_date", sheet === null ? {} : { sheet });
}
