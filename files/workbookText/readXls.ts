import {
  type CellObject,
  CFB,
  type ParsingOptions,
  read,
  type WorkBook,
  type WorkSheet,
} from "xlsx";
import { decodeText } from "../decodeText.ts";
import { limits } from "../limits.ts";
import type { OpenFormula } from "./computeFormulas.ts";
import { keepRange } from "./keepRange.ts";
import { damage, refusal } from "./refusal.ts";
import {
  addCell,
  endOfSheet,
  endRow,
  newSheetRows,
  oversized,
  type SheetRows,
} from "./SheetRows.ts";
import { tameRecords } from "./tameRecords.ts";
import { MOST_FORMULAS, type SheetTraits, type TakePiece } from "./WorkbookText.ts";
import { xlsCellText } from "./xlsCellText.ts";

/**
 * Reads an .xls workbook with the library, or what some programs write under that name: the XML of
 * Excel 2003, or a web page of tables. Throws a refusal for one that is damaged, encrypted or too large.
 */
export async function readXls(bytes: Uint8Array, take: TakePiece): Promise<void> {
  const workbook = open(bytes);
  take({ kind: "format", format: "xls" });
  const names = visibleFirst(workbook);
  const budget = { left: limits.cells };
  const refusals = names.slice(0, limits.sheets).flatMap((name) => {
    const rows = newSheetRows(budget, take);
    take({ kind: "sheet", name, isHidden: isHidden(workbook, name) });
    take({ kind: "sheet_end", traits: passOnRows(workbook.Sheets[name], rows) });
    return oversized(rows, name);
  });
  if (refusals.length > 0) take({ kind: "refused", refusals });
  take({ kind: "left_out", sheets: names.slice(limits.sheets) });
}

function open(bytes: Uint8Array): WorkBook {
  try {
    if (isMarkup(bytes))
      // What a web page shows is read as it is written, like the cells of a CSV
      return read(decodeText(bytes).text, { ...OPTIONS, type: "string", raw: true });
    const stream = workbookStream(bytes);
    try {
      return read(stream, { ...OPTIONS, type: "buffer", cellFormula: true });
    } catch {
      // What it holds is worth more than its formulas
      return read(stream, { ...OPTIONS, type: "buffer" });
    }
  } catch (error) {
    // The library says what is wrong with a workbook by throwing.
    const reason = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(reason)) throw refusal("file_encrypted");
    throw damage(reason.slice(0, 200));
  }
}

const OPTIONS = {
  dense: true,
  cellDates: true,
  UTC: true,
  cellNF: true,
  cellText: false,
  cellHTML: false,
  cellFormula: false,
  // Tells which rows and columns are hidden.
  cellStyles: true,
} as const satisfies ParsingOptions;

const LESS_THAN = 0x3c;

/** Markup begins with its first tag, behind a mark of its encoding and blanks. */
function isMarkup(bytes: Uint8Array): boolean {
  return bytes.find((byte) => byte > 0x20 && !MARKS.has(byte)) === LESS_THAN;
}

const MARKS: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf]);

/** The records of the workbook within its container; the container itself where it holds none. */
function workbookStream(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const container = CFB.read(file, { type: "buffer" });
  if (CFB.find(container, "/encryption")) throw new Error("it is encrypted");
  const stream = CFB.find(container, "/Workbook") ?? CFB.find(container, "/Book");
  return stream ? tameRecords(Uint8Array.from(stream.content)) : file;
}

function visibleFirst(workbook: WorkBook): string[] {
  const names = workbook.SheetNames;
  return [
    ...names.filter((name) => !isHidden(workbook, name)),
    ...names.filter((name) => isHidden(workbook, name)),
  ];
}

function isHidden({ SheetNames, Workbook }: WorkBook, name: string): boolean {
  return (Workbook?.Sheets?.[SheetNames.indexOf(name)]?.Hidden ?? 0) > 0;
}

function passOnRows(sheet: WorkSheet | undefined, rows: SheetRows): SheetTraits {
  const { "!data": data = [], "!rows": heights = [], "!cols": widths = [] } = sheet ?? {};
  const formulas: OpenFormula[] = [];
  let isComputed = false;
  // Not every index of a sparse sheet is there; forEach passes over the gaps.
  data.forEach((cells, index) => {
    cells?.forEach((cell, column) => {
      const look = { indent: 0, format: String(cell?.z ?? ""), isText: cell?.t === "s" };
      addCell(rows, column, xlsCellText(cell), look);
      if (cell?.f === undefined) return;
      formulas.push({ row: index + 1, column, formula: cell.f });
      isComputed ||= !isOpen(cell);
    });
    endRow(rows, index + 1, heights[index]?.hidden === true);
  });
  const hidden = new Set(widths.flatMap((width, column) => (width?.hidden ? [column] : [])));
  const traits = endOfSheet(rows, hidden, mergedRanges(sheet));
  const isLeft = isComputed || formulas.length === 0 || formulas.length > MOST_FORMULAS;
  return isLeft ? traits : { ...traits, openFormulas: formulas };
}

/** Nil is what stands where no program has computed a formula. */
function isOpen({ v: value }: CellObject): boolean {
  return value === undefined || value === "" || value === 0;
}

function mergedRanges(sheet: WorkSheet | undefined): SheetTraits["mergedRanges"] {
  const ranges: SheetTraits["mergedRanges"][number][] = [];
  for (const { s: start, e: end } of sheet?.["!merges"] ?? [])
    keepRange(ranges, { top: start.r + 1, left: start.c, bottom: end.r + 1, right: end.c });
  return ranges;
}
