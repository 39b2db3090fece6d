import { type Problem, problem } from "../problem/Problem.ts";
import type { Table } from "../table/Table.ts";
import type { ColumnMapping } from "./ColumnMapping.ts";
import type { FileType } from "./fileTypes.ts";
import { findHeader, type Header } from "./findHeader.ts";
import { mergeUnitColumns } from "./mergeInnerColumns.ts";
import { readHeader } from "./readHeader.ts";

export type ChosenTable = { table: Table; header: Header; warnings: readonly Problem[] };

/**
 * Chooses the sheet whose headings match with nothing missing, else the one that lacks least, and
 * says so where there were several; or the one a person chose. Null when no sheet has headings of
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
    return table && header ? [{ table, header }] : [];
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

function chosenByHand(
  fileType: FileType,
  tables: readonly Table[],
  mapping: ColumnMapping,
): ChosenTable | null {
  const table = tables.find(({ sheet }) => sheet === mapping.sheet);
  const header = table ? readHeader(table, fileType, mapping) : null;
  return table && header ? { table, header, warnings: [] } : null;
}
