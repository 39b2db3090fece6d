import { limits } from "../limits.ts";
import { type ListedSheet, readContents } from "./readContents.ts";
import { readSharedStrings } from "./readSharedStrings.ts";
import { readSheet, type SheetContext } from "./readSheet.ts";
import { readStyles } from "./readStyles.ts";
import { damage } from "./refusal.ts";
import { type CellBudget, newSheetRows, oversized } from "./SheetRows.ts";
import { findPart, type WorkbookArchive } from "./WorkbookArchive.ts";
import type { TakePiece, WorkbookRefusal } from "./WorkbookText.ts";

/**
 * Reads an .xlsx or .xlsm workbook: of its package the list of sheets, the shared texts, the styles and
 * the sheets of cells, the visible ones first; nothing else is inflated, and macros are not looked at.
 * Throws a refusal for a workbook that is damaged or too large.
 */
export async function readXlsx(archive: WorkbookArchive, take: TakePiece): Promise<void> {
  const contents = await readContents(archive);
  take({ kind: "format", format: "xlsx" });
  if (contents.hasCharts) take({ kind: "chart" });
  const sheets = visibleFirst(contents.sheets);
  const context = {
    strings: await readSharedStrings(archive, contents.sharedStrings),
    styles: await readStyles(archive, contents.styles),
    isSince1904: contents.isSince1904,
  };
  const budget = { left: limits.cells };
  const refusals: WorkbookRefusal[] = [];
  for (const sheet of sheets.slice(0, limits.sheets))
    refusals.push(...(await passOnSheet(archive, sheet, context, { budget, take })));
  if (refusals.length > 0) take({ kind: "refused", refusals });
  take({ kind: "left_out", sheets: sheets.slice(limits.sheets).map(({ name }) => name) });
}

function visibleFirst(sheets: readonly ListedSheet[]): ListedSheet[] {
  return [
    ...sheets.filter(({ isHidden }) => !isHidden),
    ...sheets.filter(({ isHidden }) => isHidden),
  ];
}

async function passOnSheet(
  archive: WorkbookArchive,
  { name, isHidden, path }: ListedSheet,
  context: SheetContext,
  { budget, take }: { budget: CellBudget; take: TakePiece },
): Promise<WorkbookRefusal[]> {
  const entry = findPart(archive, path);
  if (entry === null) throw damage(`the sheet "${name.slice(0, 100)}" is missing from the archive`);
  const rows = newSheetRows(budget, take);
  take({ kind: "sheet", name, isHidden });
  const traits = await readSheet(archive, entry, context, rows);
  take({ kind: "sheet_end", traits });
  return oversized(rows, name);
}
