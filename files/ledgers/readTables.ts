import type { LedgerReading, Problem, Result, Table } from "@tieout/core";
import { limits } from "../limits.ts";
import { readFile } from "../readFile.ts";
import { sniffFormat } from "../sniffFormat.ts";
import { jsonTable } from "./jsonTable.ts";
import type { LedgerSource } from "./LedgerSource.ts";

/**
 * Reads the sheets of a workbook, or the answer of a program's API, as tables of a ledger: those with
 * the headings of one. Problems are those of the first sheet where none has them.
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
  const read = json ?? (await tablesOf(bytes, source.fileName));
  if (!read.ok) return read.problems;
  const problems: Problem[] = [];
  for (const table of [read.value].flat()) {
    const found = readTable(table, reading);
    if (!("isByAccount" in found)) problems.push(...found);
    else {
      reading.endFile(found);
      return [];
    }
  }
  return problems;
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
