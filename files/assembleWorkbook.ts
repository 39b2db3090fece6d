import {
  columnName,
  listSome,
  type Problem,
  problem,
  type Result,
  type Table,
  type TableRow,
} from "@tieout/core";
import type { GuardedEnd } from "./guard/runGuarded.ts";
import { limits } from "./limits.ts";
import { computeFormulas } from "./workbookText/computeFormulas.ts";
import type {
  SheetTraits,
  WorkbookFormat,
  WorkbookPiece,
  WorkbookRefusal,
} from "./workbookText/WorkbookText.ts";

/** A workbook's sheets as tables, with a warning for what is hidden or was left out. */
export type ReadWorkbook = {
  format: WorkbookFormat;
  tables: readonly Table[];
  warnings: readonly Problem[];
};

/** Takes the pieces of a workbook as they are told, and makes tables of them at the end. */
export type WorkbookAssembly = {
  take: (piece: WorkbookPiece) => void;
  finish: (end: GuardedEnd) => Result<ReadWorkbook>;
};

/** A sheet as far as it was told. */
type PartialSheet = { name: string; isHidden: boolean; rows: TableRow[]; traits: SheetTraits };

type PartialWorkbook = {
  format: WorkbookFormat;
  sheets: PartialSheet[];
  leftOut: readonly string[];
  refusals: readonly WorkbookRefusal[];
  hasCharts: boolean;
};

/** Puts a workbook together from what its reader tells. Hidden sheets come last. */
export function assembleWorkbook(): WorkbookAssembly {
  const workbook: PartialWorkbook = {
    format: "xlsx",
    sheets: [],
    leftOut: [],
    refusals: [],
    hasCharts: false,
  };
  return {
    take: (piece) => takePiece(workbook, piece),
    finish: (end) => finish(workbook, end),
  };
}

const NO_TRAITS: SheetTraits = {
  hiddenRows: [],
  hiddenColumns: [],
  mergedRanges: [],
  currencySigns: [],
  amountTexts: [],
};

function takePiece(workbook: PartialWorkbook, piece: WorkbookPiece): void {
  const sheet = workbook.sheets.at(-1);
  switch (piece.kind) {
    case "format":
      workbook.format = piece.format;
      break;
    case "sheet":
      workbook.sheets.push({
        name: piece.name,
        isHidden: piece.isHidden,
        rows: [],
        traits: NO_TRAITS,
      });
      break;
    case "rows":
      for (const row of piece.rows) sheet?.rows.push(row);
      break;
    case "sheet_end":
      if (sheet) sheet.traits = piece.traits;
      break;
    case "chart":
      workbook.hasCharts = true;
      break;
    case "left_out":
      workbook.leftOut = piece.sheets;
      break;
    case "refused":
      workbook.refusals = piece.refusals;
  }
}

function finish(
  { format, sheets, leftOut, refusals, hasCharts }: PartialWorkbook,
  end: GuardedEnd,
): Result<ReadWorkbook> {
  if (end !== "whole") return { ok: false, problems: [problem(stopCodes[end])] };
  if (refusals.length > 0)
    return { ok: false, problems: refusals.map(({ code, where }) => problem(code, where)) };
  const isDrawn = hasCharts || sheets.some(({ traits }) => traits.hasDrawing);
  if (isDrawn && sheets.every(({ rows }) => rows.length === 0))
    return { ok: false, problems: [problem("workbook_of_charts")] };
  const computed = sheets.flatMap(computeSheet);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const hidden = sheets.filter(({ isHidden }) => isHidden);
  const warnings = [
    ...hidden
      .filter(({ rows }) => rows.length > 0)
      .map(({ name }) => problem("sheet_hidden", { sheet: name })),
    ...visible.flatMap(hiddenParts),
    ...computed,
    ...leftOutWarnings(leftOut),
  ];
  return { ok: true, value: { format, tables: [...visible, ...hidden].map(toTable), warnings } };
}

/** Puts the results of formulas that nobody has computed in their place, and says so. */
function computeSheet(sheet: PartialSheet): Problem[] {
  const { rows, computed } = computeFormulas(sheet.rows, sheet.traits.openFormulas ?? []);
  if (computed === 0) return [];
  sheet.rows = [...rows];
  return [problem("formulas_computed", { sheet: sheet.name, value: String(computed) })];
}

const stopCodes = {
  too_complex: "workbook_too_complex",
  failed: "workbook_reader_failed",
} as const;

function toTable({ name, rows, traits }: PartialSheet): Table {
  const { mergedRanges, currencySigns, amountTexts, hiddenRows } = traits;
  return {
    sheet: name,
    rows,
    ...(mergedRanges.length > 0 && { mergedRanges }),
    ...(currencySigns.length > 0 && { currencySigns }),
    ...(amountTexts.length > 0 && { amountTexts }),
    ...(hiddenRows.length > 0 && { hiddenRows }),
  };
}

/** Rows and columns that hold something and are not shown: a filter or a hand has hidden them. */
function hiddenParts({ name, traits }: PartialSheet): Problem[] {
  const problems: Problem[] = [];
  const rows = traits.hiddenRows.map(String);
  if (rows.length > 0)
    problems.push(problem("rows_hidden", { sheet: name, value: listSome(rows, MOST_LISTED) }));
  const columns = traits.hiddenColumns.map(columnName);
  if (columns.length > 0)
    problems.push(
      problem("columns_hidden", { sheet: name, value: listSome(columns, MOST_LISTED) }),
    );
  return problems;
}

function leftOutWarnings(sheets: readonly string[]): Problem[] {
  if (sheets.length === 0) return [];
  const names = sheets.map((name) => `"${name}"`);
  const value = listSome(names, MOST_LISTED);
  return [problem("sheets_left_out", { value, expected: String(limits.sheets) })];
}

const MOST_LISTED = 10;
