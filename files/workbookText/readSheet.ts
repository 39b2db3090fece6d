import type { MergedRange } from "@tieout/core";
import { limits } from "../limits.ts";
import type { ZipEntry } from "../readZipDirectory.ts";
import type { OpenFormula } from "./computeFormulas.ts";
import { type CellReader, createCellReader } from "./createCellReader.ts";
import { isTrue } from "./isTrue.ts";
import { keepRange } from "./keepRange.ts";
import { parseRange, parseReference } from "./parseReference.ts";
import { type Attributes, readPart } from "./readPart.ts";
import type { CellStyle } from "./readStyles.ts";
import { damage } from "./refusal.ts";
import { addCell, endOfSheet, endRow, type SheetRows } from "./SheetRows.ts";
import type { WorkbookArchive } from "./WorkbookArchive.ts";
import { MOST_FORMULAS, type SheetTraits } from "./WorkbookText.ts";
import { type CellContext, type WrittenCell, xlsxCellText } from "./xlsxCellText.ts";

/** What the cells of a workbook are read with. */
export type SheetContext = CellContext & { styles: readonly CellStyle[] };

type Reading = {
  context: SheetContext;
  rows: SheetRows;
  cell: CellReader;
  isInData: boolean;
  row: number;
  /** Whether the row, or a cell of it, has said which it is. */
  isRowKnown: boolean;
  isRowHidden: boolean;
  column: number;
  hiddenColumns: Set<number>;
  mergedRanges: MergedRange[];
  /** The formulas without a result so far; null once one has a result. */
  openFormulas: OpenFormula[] | null;
  hasDrawing: boolean;
};

/** Reads the rows of a sheet, and of what stands around them the merged ranges and what is hidden. */
export async function readSheet(
  archive: WorkbookArchive,
  entry: ZipEntry,
  context: SheetContext,
  rows: SheetRows,
): Promise<SheetTraits> {
  const reading = newReading(context, rows);
  await readPart(archive, entry, {
    open: (name, attributes) => open(reading, name, attributes),
    text: (text) => {
      if (reading.isInData) reading.cell.text(text);
    },
    close: (name) => close(reading, name),
  });
  const traits = endOfSheet(rows, reading.hiddenColumns, reading.mergedRanges);
  const { openFormulas, hasDrawing } = reading;
  return {
    ...traits,
    ...(openFormulas !== null && openFormulas.length > 0 && { openFormulas }),
    ...(hasDrawing && { hasDrawing }),
  };
}

function newReading(context: SheetContext, rows: SheetRows): Reading {
  return {
    context,
    rows,
    cell: createCellReader(context.styles),
    isInData: false,
    row: 0,
    isRowKnown: false,
    isRowHidden: false,
    column: -1,
    hiddenColumns: new Set(),
    mergedRanges: [],
    openFormulas: [],
    hasDrawing: false,
  };
}

function open(reading: Reading, name: string, attributes: Attributes): void {
  if (reading.isInData) {
    if (name === "c") startCell(reading, attributes);
    else if (name === "row") startRow(reading, attributes);
    else reading.cell.open(name, attributes);
  } else if (name === "sheetData") reading.isInData = true;
  else if (name === "drawing") reading.hasDrawing = true;
  else if (name === "col") hideColumns(reading, attributes);
  else if (name === "mergeCell") {
    const range = parseRange(attributes.ref ?? "");
    if (range) keepRange(reading.mergedRanges, range);
  }
}

function close(reading: Reading, name: string): void {
  if (!reading.isInData) return;
  if (name === "c") endCell(reading);
  else if (name === "row") endRow(reading.rows, reading.row, reading.isRowHidden);
  else if (name === "sheetData") reading.isInData = false;
  else reading.cell.close(name);
}

function startRow(reading: Reading, { r, hidden }: Attributes): void {
  reading.isRowKnown = false;
  reading.isRowHidden = isTrue(hidden);
  reading.column = -1;
  if (r === undefined) reading.row += 1;
  else placeRow(reading, Number(r));
}

/** Rows stand in their order, or which of two that say the same counts would be a guess. */
function placeRow(reading: Reading, row: number): void {
  const before = reading.row;
  if (!(Number.isInteger(row) && row > before))
    throw damage(`row ${String(row).slice(0, 20)} stands after row ${before}`);
  reading.row = row;
  reading.isRowKnown = true;
}

function startCell(reading: Reading, attributes: Attributes): void {
  reading.cell.start(attributes);
  reading.column += 1;
  if (attributes.r !== undefined) placeCell(reading, attributes.r);
}

function placeCell(reading: Reading, reference: string): void {
  const place = parseReference(reference);
  if (!place) throw damage(`"${reference.slice(0, 20)}" is not a cell`);
  if (!reading.isRowKnown) {
    reading.row -= 1;
    placeRow(reading, place.row);
  }
  if (place.row !== reading.row) throw damage(`cell ${reference} stands in row ${reading.row}`);
  reading.column = place.column;
}

/** A text of its own, one that cells share, and what a formula comes to (ECMA-376 18.18.11). */
const TEXT_TYPES: ReadonlySet<string> = new Set(["inlineStr", "s", "str"]);

function endCell(reading: Reading): void {
  const { rows, cell, column, context } = reading;
  const written = cell.finish();
  if (written.formula !== null) noteFormula(reading, written);
  const { type, style = { indent: 0, format: "" } } = written;
  const look = { ...style, isText: TEXT_TYPES.has(type) };
  addCell(rows, column, xlsxCellText(written, context), look);
}

/** A sheet in which every formula is nil or has no result was never computed. */
function noteFormula(reading: Reading, { formula, value, isFormulaShared }: WrittenCell): void {
  const { openFormulas, row, column } = reading;
  if (openFormulas === null) return;
  const isOpen = value === "" || Number(value) === 0;
  if (!isOpen || openFormulas.length >= MOST_FORMULAS) reading.openFormulas = null;
  else if (!isFormulaShared && formula && column < limits.columns)
    openFormulas.push({ row, column, formula });
}

function hideColumns({ hiddenColumns }: Reading, { min, max, hidden }: Attributes): void {
  if (!isTrue(hidden)) return;
  const last = Math.min(Number(max), limits.columns);
  for (let column = Math.max(1, Number(min)); column <= last; column += 1)
    hiddenColumns.add(column - 1);
}
