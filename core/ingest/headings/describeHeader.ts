import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { listSome } from "../../text/listSome.ts";
import { shorten } from "../../text/shorten.ts";
import { type FileType, fileTypeLabels, isBalances } from "../fileTypes.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { Header } from "./Header.ts";
import { likelyHeadings } from "./likelyHeadings.ts";

/** Reports that no heading row was found, with the texts of the most likely row. */
export function noHeader(fileType: FileType, table: Table | null): Problem {
  const likely = table && likelyHeadings(table);
  const found = likely?.cells.filter((cell) => cell.trim() !== "") ?? [];
  const expected = Object.values(columnsOf(fileType)).filter((column) => !column.isExtra);
  return problem("headings_not_found", {
    ...(table && table.sheet !== null && { sheet: table.sheet }),
    ...(likely && { row: likely.row }),
    value: list(found),
    expected: expected.map(({ header }) => header).join(", "),
    about: fileTypeLabels[fileType],
  });
}

/** A problem for each missing required column, with the headings that exist. */
export function missingColumns(table: Table, header: Header): Problem[] {
  const value = list(header.headings.filter((heading) => heading.trim() !== ""));
  const sheet = table.sheet === null ? {} : { sheet: table.sheet };
  return header.missing.map((column) =>
    problem("column_missing", { ...sheet, row: header.row, column: column.header, value }),
  );
}

/** Warnings about optional template columns that are missing. */
export function absentColumns(
  header: Header,
  fileType: FileType,
  oneDate: "ask" | "take" | undefined,
): Problem[] {
  const definitions = columnsOf(fileType);
  const has = new Set(
    header.columns.flatMap(({ field }) => [field, ...(definitions[field]?.standsFor ?? [])]),
  );
  return WORTH_KNOWING.flatMap((field) => {
    const column = definitions[field];
    if (!column || column.isRequired || has.has(field)) return [];
    // If the caller takes balances of one date, the other date comes from elsewhere
    if (oneDate === "take" && column.meaning && isBalances(fileType)) return [];
    const price = fields.get(field) ?? "";
    return [problem("column_absent", { column: column.header, value: price })];
  });
}

/** What is lost without the column. */
const fields: ReadonlyMap<string, string> = new Map([
  ["code", "accounts are told apart by their names"],
  ["type", "accounts are classified by their names and codes"],
  ["priorDebit", "prior amounts count as 0"],
  ["priorCredit", "prior amounts count as 0"],
  ["prior", "prior amounts count as 0"],
  ["category", "lines are placed by their words"],
]);

const WORTH_KNOWING = [...fields.keys()];
const MOST_NAMED = 30;

function list(headings: readonly string[]): string {
  const named = headings.map((heading) => shorten(heading.trim()));
  return listSome(named, MOST_NAMED);
}
