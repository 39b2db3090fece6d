import type { LedgerReading, Problem, Table } from "@tieout/core";
import { readFile } from "../readFile.ts";
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
  const read = await readFile(Buffer.concat(pieces), source.fileName);
  if (!read.ok) return read.problems;
  const problems: Problem[] = [];
  for (const table of read.value.tables) {
    const found = readTable(table, reading);
    if ("code" in found) problems.push(found);
    else {
      reading.endFile(found);
      return [];
    }
  }
  return problems;
}

function readTable({ rows }: Table, reading: LedgerReading) {
  const table = reading.beginTable();
  for (const { row, cells } of rows) table.take(row, cells);
  return table.end();
}
