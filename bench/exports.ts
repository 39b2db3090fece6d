import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  type Cell,
  describeExport,
  type SheetRow,
  type StatementReport,
  tabulateWorkbook,
} from "@tieout/core";
import { type ExportWriter, writeStatementJson, writeWorkbook } from "@tieout/files";
import writeXlsxFile, { type CellObject } from "write-excel-file/node";
import { type CellObject as SheetCell, utils, type WorkSheet, write } from "xlsx";
import { exampleReport } from "../core/testing/exampleReport.ts";
import { generateLedger } from "../core/testing/generateLedger.ts";
import { timeRatio } from "./timeRatio.ts";

const ACCOUNTS = 20_000;
const MOST = 1.5;
const MOST_MEBIBYTES = 1024;

/** From a report to the bytes of its exports, as multiples of a library alone on the same cells. */
export async function benchExports(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const { rows, mappings } = generateLedger(ACCOUNTS);
  const report = exampleReport({ rows: { trial_balance: rows }, mappings, adjustments: [] });
  const excel = () => drain(writeWorkbook, report);
  const json = () => drain(writeStatementJson, report);
  const ratios = [
    {
      name: "Excel",
      alone: "write-excel-file",
      ratio: await timeRatio(excel, excelFileAlone(report)),
    },
    { name: "Excel", alone: "xlsx", ratio: await timeRatio(excel, sheetsAlone(report)) },
    { name: "JSON", alone: "JSON.stringify", ratio: await timeRatio(json, jsonAlone(report)) },
  ];
  const memory = peakMebibytes();
  const accounts = ACCOUNTS.toLocaleString("en-GB");
  return {
    lines: [
      ...ratios.map(
        ({ name, alone, ratio }) =>
          `${accounts} accounts as ${name}: ${ratio.toFixed(2)} × ${alone} alone (limit ${MOST})`,
      ),
      ...memory.map(
        ({ format, mebibytes }) =>
          `${accounts} accounts as ${format}: ${mebibytes.toFixed(0)} MiB at the most (limit ${MOST_MEBIBYTES})`,
      ),
    ],
    isWithinLimits:
      ratios.every(({ ratio }) => ratio <= MOST) &&
      memory.every(({ mebibytes }) => mebibytes <= MOST_MEBIBYTES),
  };
}

async function drain(write: ExportWriter, report: StatementReport): Promise<void> {
  for await (const _ of await write(report));
}

/** The same statement as one text, encoded. */
function jsonAlone(report: StatementReport): () => Promise<unknown> {
  const exported = describeExport(report);
  return async () => Buffer.from(JSON.stringify(exported));
}

/** The same cells by write-excel-file, which has no results of formulas. */
function excelFileAlone(report: StatementReport): () => Promise<unknown> {
  const sheets = tabulateWorkbook(report).sheets.map(({ name, rows }) => ({
    sheet: name,
    data: Array.from(rows, (row) => row.map((cell) => cell && plainCell(cell))),
  }));
  return () => writeXlsxFile(sheets).toBuffer();
}

function plainCell(cell: Cell): CellObject {
  switch (cell.kind) {
    case "text":
      return { value: cell.text, type: String };
    case "number":
      return { value: cell.value, type: Number };
    case "amount":
      return { value: Number(cell.amount), type: Number };
    case "formula":
      return { value: cell.formula, type: "Formula" };
  }
}

/** The same cells by xlsx, which has no styles. */
function sheetsAlone(report: StatementReport): () => Promise<unknown> {
  const book = utils.book_new();
  for (const { name, rows } of tabulateWorkbook(report).sheets) {
    const data = Array.from(rows, sheetCells);
    const sheet: WorkSheet = { "!data": data, "!ref": `A1:AZ${data.length}` };
    utils.book_append_sheet(book, sheet, name);
  }
  return async () => write(book, { type: "buffer", compression: true });
}

/** The library wants blank cells to be missing, not null. */
function sheetCells(row: SheetRow): SheetCell[] {
  const cells: SheetCell[] = [];
  for (const [column, cell] of row.entries()) if (cell) cells[column] = sheetCell(cell);
  return cells;
}

function sheetCell(cell: Cell): SheetCell {
  if (cell.kind === "text") return { t: "s", v: cell.text };
  if (cell.kind === "number") return { t: "n", v: cell.value };
  const value: SheetCell = { t: "n", v: Number(cell.amount) };
  return cell.kind === "formula" ? { ...value, f: cell.formula } : value;
}

type Peak = { format: string; mebibytes: number };

/** In a process of its own, whose memory is the exports' and the report's: the most until each was written. */
function peakMebibytes(): Peak[] {
  const child = fileURLToPath(new URL("../files/testing/writeLarge.ts", import.meta.url));
  const printed = execFileSync(process.execPath, [child, String(ACCOUNTS)]).toString();
  return printed
    .trim()
    .split("\n")
    .map((line): Peak => {
      const { format, kibibytes }: { format: string; kibibytes: number } = JSON.parse(line);
      return { format, mebibytes: kibibytes / 1024 };
    });
}
