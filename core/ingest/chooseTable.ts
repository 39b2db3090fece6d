import { type Problem, problem } from "../problem/Problem.ts";
import type { Table } from "../table/Table.ts";
import type { ColumnMapping } from "./ColumnMapping.ts";
import type { FileType } from "./fileTypes.ts";
import { findHeader, type Header } from "./findHeader.ts";
import { guessHeader } from "./guessHeader.ts";
import { mergeUnitColumns } from "./mergeInnerColumns.ts";
import { readHeader } from "./readHeader.ts";
import { scoreSheet } from "./scoreSheet.ts";

export type ChosenTable = { table: Table; header: Header; warnings: readonly Problem[] };

/**
 * Chooses the sheet that fits the file type best by its name, its titles and its columns, and says so
 * where there were several; or the one a person chose. Null when no sheet has headings of
 * this file type.
 */
export function chooseTable(
  fileType: FileType,
  tables: readonly Table[],
  mapping: ColumnMapping | null,
): ChosenTable | null {
  if (mapping) return chosenByHand(fileType, tables, mapping);
  const matching = tables.flatMap((written) => {
    const found = findHeader(written, fileType);
    if (found) return [{ table: written, header: found }];
    const table = mergeUnitColumns(written, fileType);
    const header = table && findHeader(table, fileType);
    if (table && header) return [{ table, header }];
    const guessed = guessHeader(written, fileType);
    return guessed ? [{ table: written, header: guessed }] : [];
  });
  const [first, ...others] = matching.map((item) => ({
    ...item,
    score:
      scoreSheet(item.table, item.header.firstData, fileType) - LACK * item.header.missing.length,
  }));
  if (!first) return null;
  const { table, header } = others.reduce(
    (chosen, next) => (next.score > chosen.score ? next : chosen),
    first,
  );
  const best = { table, header };
  const sheet = best.table.sheet;
  if (sheet === null || tables.length < 2) return { ...best, warnings: [] };
  const fit = scoreSheet(best.table, best.header.firstData, fileType);
  const also = matching.filter(
    (item) =>
      item.table !== best.table &&
      item.header.missing.length === 0 &&
      scoreSheet(item.table, item.header.firstData, fileType) >= fit,
  );
  const value = also.map(({ table }) => `"${table.sheet}"`).join(", ");
  const warning =
    also.length === 0
      ? problem("sheet_chosen", { sheet })
      : problem("sheets_alike", { sheet, value });
  return { ...best, warnings: [warning] };
}

/** What a column that is required and missing counts against a sheet. */
const LACK = 3;

function chosenByHand(
  fileType: FileType,
  tables: readonly Table[],
  mapping: ColumnMapping,
): ChosenTable | null {
  const table = tables.find(({ sheet }) => sheet === mapping.sheet);
  const header = table ? readHeader(table, fileType, mapping) : null;
  return table && header ? { table, header, warnings: [] } : null;
}
