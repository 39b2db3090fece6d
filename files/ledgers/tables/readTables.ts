import {
  beginLedger,
  type LedgerReading,
  type Problem,
  problem,
  type Result,
  type Table,
} from "@tieout/core";
import { limits } from "../../limits.ts";
import { readFile } from "../../readFile.ts";
import { sniffFormat } from "../../sniffFormat.ts";
import type { LedgerSource } from "../LedgerSource.ts";
import { jsonTable } from "./jsonTable.ts";

/**
 * Reads the sheets of a workbook, or the answer of a program's API, as tables of a ledger: the first with
 * the headings of one, and every other that has the same, such as a sheet for each month. A list
 * of accounts names them. Sheets with other headings of a ledger may be extracts of it, and are named.
 * Problems are those of the first sheet where none has headings.
 */
export async function readTables(
  source: LedgerSource,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source.open()) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  const json =
    source.size <= limits.bytes && sniffFormat(bytes) === "json" ? jsonTable(bytes) : null;
  if (json?.ok && json.value.page) reading.sink.part(json.value.page);
  if (json) return json.ok ? readSheets([json.value.table], reading) : json.problems;
  const read = await tablesOf(bytes, source.fileName);
  return read.ok ? readSheets(read.value, reading) : read.problems;
}

function readSheets(tables: readonly Table[], reading: LedgerReading): readonly Problem[] {
  const problems: Problem[] = [];
  let first: Table | null = null;
  for (const table of tables) {
    if (tables.length > 1) reading.beginSheet(table.sheet ?? "");
    if (first !== null && !hasHeadingsOf(first, table)) {
      readBeside(first, table, reading);
      continue;
    }
    const found = readTable(table, reading);
    if ("isByAccount" in found) {
      if (table.currencySigns) reading.sink.header({ currencySigns: table.currencySigns });
      if (!found.isChart) first ??= table;
      reading.endFile(found);
    } else if (first === null) problems.push(...onSheet(found, tables, table));
    // A part of the ledger that cannot be read is none to leave out
    else return onSheet(found, tables, table);
  }
  return first === null ? ofLikeliest(problems) : [];
}

/** Sheets that each lack the headings of a ledger are told by the one that lacks least. */
function ofLikeliest(problems: readonly Problem[]): readonly Problem[] {
  if (!problems.every(({ code }) => code === "ledger_columns_missing")) return problems;
  const lacking = ({ where }: Problem) => where.expected?.split(" and ").length ?? 0;
  return problems.toSorted((one, other) => lacking(one) - lacking(other)).slice(0, 1);
}

/** A sheet with other headings than the ledger's may list its accounts; another ledger is left out, and said so. */
function readBeside(first: Table, table: Table, reading: LedgerReading): void {
  const other = readTable(table, beginLedger(null, null));
  if (!("isByAccount" in other)) return;
  if (other.isChart) {
    readTable(table, reading);
    return;
  }
  const where = { value: table.sheet ?? "", expected: first.sheet ?? "" };
  reading.note(problem("ledger_sheet_left_out", where));
}

/** Of a workbook with several sheets a problem names its own. */
function onSheet(found: readonly Problem[], tables: readonly Table[], { sheet }: Table) {
  if (tables.length < 2 || sheet === null) return found;
  return found.map(({ code, where }) => problem(code, { ...where, sheet }));
}

/** How far down headings may stand, and what is more than a title. */
const [MOST_TITLE_ROWS, LEAST_HEADINGS] = [30, 3];

function hasHeadingsOf(one: Table, other: Table): boolean {
  const headings = headingsOf(one);
  return headings !== null && headings === headingsOf(other);
}

/** The first row of words alone that is more than a title. */
function headingsOf({ rows }: Table): string | null {
  for (const { cells } of rows.slice(0, MOST_TITLE_ROWS)) {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
    if (filled.length >= LEAST_HEADINGS && filled.every((cell) => /\p{L}/u.test(cell)))
      return filled.join("\t");
  }
  return null;
}

async function tablesOf(bytes: Uint8Array, fileName: string): Promise<Result<readonly Table[]>> {
  const read = await readFile(bytes, fileName);
  return read.ok ? { ok: true, value: read.value.tables } : read;
}

function readTable({ rows }: Table, reading: LedgerReading) {
  const table = reading.beginTable();
  for (const { row, cells } of rows) table.take(row, cells);
  return table.end();
}
