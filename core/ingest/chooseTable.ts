import { type Problem, problem } from "../problem/Problem.ts";
import type { Table } from "../table/Table.ts";
import type { FileType } from "./fileTypes.ts";
import { findHeader, type Header } from "./findHeader.ts";
import type { ColumnMapping } from "./matchHeadings.ts";

export type ChosenTable = { table: Table; header: Header; warnings: readonly Problem[] };

/**
 * Chooses the sheet whose headings match with nothing missing, else the one that lacks least, and
 * says so where there were several. Null when no sheet has headings of this file type.
 */
export function chooseTable(
  fileType: FileType,
  tables: readonly Table[],
  mapping: ColumnMapping,
): ChosenTable | null {
  const matching = tables.flatMap((table) => {
    const header = findHeader(table, fileType, mapping);
    return header ? [{ table, header }] : [];
  });
  const [first, ...others] = matching;
  if (!first) return null;
  const best = others.reduce(
    (chosen, next) => (next.header.missing.length < chosen.header.missing.length ? next : chosen),
    first,
  );
  const sheet = best.table.sheet;
  if (sheet === null || tables.length < 2) return { ...best, warnings: [] };
  const also = matching.filter(
    ({ table, header }) => table !== best.table && header.missing.length === 0,
  );
  const value = also.map(({ table }) => `"${table.sheet}"`).join(", ");
  const warning =
    also.length === 0
      ? problem("sheet_chosen", { sheet })
      : problem("sheets_alike", { sheet, value });
  return { ...best, warnings: [warning] };
}
