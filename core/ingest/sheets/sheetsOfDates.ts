import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { showText } from "../../text/showText.ts";
import { type FileType, fileTypeLabels, isOfAccounts } from "../fileTypes.ts";
import { datedWords } from "../headings/datedWords.ts";
import type { Header } from "../headings/Header.ts";
import { readHeadingDate } from "../headings/readHeadingDate.ts";
import { periodSaid } from "../remarks/periodSaid.ts";

type ReadSheet = { table: Table; header: Header };

/**
 * Asks which of several sheets is meant that fit alike and are of different dates, as one for each month is: the first
 * of them is not the year. A sheet that has the year before beside it is more than one of a row of dates, and is read.
 */
export function sheetsOfDates(alike: readonly ReadSheet[], fileType: FileType): Problem | null {
  const hasPrior = alike[0]?.header.columns.some(({ field }) => field.startsWith("prior"));
  if (!isOfAccounts(fileType) || hasPrior) return null;
  const dates = new Set(alike.flatMap((sheet) => dateOf(sheet) ?? []));
  if (dates.size < 2) return null;
  return problem("sheets_of_dates", {
    value: alike.map(({ table }) => `"${showText(table.sheet ?? "")}"`).join(", "),
    expected: fileTypeLabels[fileType],
  });
}

/** The day that a sheet's name says, else one of its titles, as yyyymmdd. */
function dateOf({ table, header }: ReadSheet): number | null {
  const named = readHeadingDate(datedWords((table.sheet ?? "").replace(COPY, ""))).date;
  if (named !== null) return named;
  const titles = table.rows.slice(0, header.firstData).flatMap(({ cells }) => cells);
  return titles.flatMap((title) => periodSaid(title)?.end ?? [])[0] ?? null;
}

/** "2025 (2)" is a copy of the sheet "2025". */
const COPY = /\(\d{1,2}\)$/;
