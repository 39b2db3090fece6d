import { CFB, read, type WorkBook, type WorkSheet } from "xlsx";
import { limits } from "../limits.ts";
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
import type { SheetTraits, TakePiece } from "./WorkbookText.ts";
import { xlsCellText } from "./xlsCellText.ts";

/** Reads an .xls workbook with the library. Throws a refusal for one that is damaged, encrypted or too large. */
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
    return read(workbookStream(bytes), {
      type: "buffer",
      dense: true,
      cellDates: true,
      UTC: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      // Tells which rows and columns are hidden.
      cellStyles: true,
    });
  } catch (error) {
    // The library says what is wrong with a workbook by throwing.
    const reason = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(reason)) throw refusal("file_encrypted");
    throw damage(reason.slice(0, 200));
  }
}

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
  // Not every index of a sparse sheet is there; forEach passes over the gaps.
  data.forEach((cells, index) => {
    cells?.forEach((cell, column) => {
      addCell(rows, column, xlsCellText(cell), 0);
    });
    endRow(rows, index + 1, heights[index]?.hidden === true);
  });
  const hidden = new Set(widths.flatMap((width, column) => (width?.hidden ? [column] : [])));
  return endOfSheet(rows, hidden, mergedRanges(sheet));
}

function mergedRanges(sheet: WorkSheet | undefined): SheetTraits["mergedRanges"] {
  const ranges: SheetTraits["mergedRanges"][number][] = [];
  for (const { s: start, e: end } of sheet?.["!merges"] ?? [])
    keepRange(ranges, { top: start.r + 1, left: start.c, bottom: end.r + 1, right: end.c });
  return ranges;
}
