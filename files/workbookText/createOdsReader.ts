import { limits } from "../limits.ts";
import { addText, closeInCell, type OdsCell, openInCell } from "./OdsCell.ts";
import {
  describeColumns,
  endOdsCell,
  endOdsRow,
  newOdsSheet,
  type OdsSheet,
  passCoveredCells,
  startOdsRow,
} from "./OdsSheet.ts";
import type { OdsStyles } from "./OdsStyles.ts";
import type { Attributes, PartHandler } from "./readPart.ts";
import { type CellBudget, endOfSheet, newSheetRows, oversized } from "./SheetRows.ts";
import type { TakePiece, WorkbookRefusal } from "./WorkbookText.ts";

type Reading = {
  styles: OdsStyles;
  budget: CellBudget;
  take: TakePiece;
  sheet: OdsSheet | null;
  name: string;
  cell: OdsCell | null;
  /** Tables within a cell, and those of sheets that are left out: passed over. */
  tablesPassed: number;
  count: number;
  leftOut: string[];
  refusals: WorkbookRefusal[];
};

/** Reads the content of an OpenDocument spreadsheet, in which all sheets stand one after the other. */
export function createOdsReader(
  styles: OdsStyles,
  budget: CellBudget,
  take: TakePiece,
): Required<PartHandler> & { end: () => void } {
  const reading: Reading = {
    styles,
    budget,
    take,
    sheet: null,
    name: "",
    cell: null,
    tablesPassed: 0,
    count: 0,
    leftOut: [],
    refusals: [],
  };
  return {
    open: (name, attributes) => open(reading, name, attributes),
    text: (text) => {
      if (reading.cell) addText(reading.cell, text);
    },
    close: (name) => close(reading, name),
    end: () => {
      if (reading.refusals.length > 0) take({ kind: "refused", refusals: reading.refusals });
      take({ kind: "left_out", sheets: reading.leftOut });
    },
  };
}

function open(reading: Reading, name: string, attributes: Attributes): void {
  const { sheet, cell, styles, tablesPassed } = reading;
  if (name === "table") startTable(reading, attributes);
  else if (tablesPassed > 0) return;
  else if (!sheet) styles.open(name, attributes);
  else if (cell) openInCell(cell, name, attributes);
  else if (name === "table-column") describeColumns(sheet, attributes);
  else if (name === "table-row") startOdsRow(sheet, attributes);
  else if (name === "table-cell") reading.cell = { attributes, depth: 0, paragraphs: [] };
  else if (name === "covered-table-cell") {
    passCoveredCells(sheet, attributes);
    reading.cell = { attributes: {}, depth: 0, paragraphs: [] };
  }
}

function startTable(reading: Reading, attributes: Attributes): void {
  const { sheet, styles, budget, take } = reading;
  if (sheet || reading.tablesPassed > 0) {
    reading.tablesPassed += 1;
    return;
  }
  reading.name = attributes["table:name"] ?? "";
  reading.count += 1;
  if (reading.count > limits.sheets) {
    reading.leftOut.push(reading.name);
    reading.tablesPassed = 1;
    return;
  }
  take({
    kind: "sheet",
    name: reading.name,
    isHidden: styles.isHidden(attributes["table:style-name"]),
  });
  reading.sheet = newOdsSheet(newSheetRows(budget, take));
}

function close(reading: Reading, name: string): void {
  const { sheet, cell, styles, tablesPassed } = reading;
  if (tablesPassed > 0) {
    if (name === "table") reading.tablesPassed -= 1;
  } else if (!sheet) styles.close(name);
  else if (name === "table-cell" && cell) {
    endOdsCell(sheet, cell, styles);
    reading.cell = null;
  } else if (name === "covered-table-cell") reading.cell = null;
  else if (cell) closeInCell(cell, name);
  else if (name === "table-row") endOdsRow(sheet);
  else if (name === "table") endTable(reading, sheet);
}

function endTable(reading: Reading, { rows, hiddenColumns, mergedRanges }: OdsSheet): void {
  reading.take({ kind: "sheet_end", traits: endOfSheet(rows, hiddenColumns, mergedRanges) });
  reading.refusals.push(...oversized(rows, reading.name));
  reading.sheet = null;
}
