import { newProblemList } from "../problem/ProblemList.ts";
import type { Table } from "../table/Table.ts";
import { type AmountColumn, beginAmounts, scanRow } from "./AmountScans.ts";
import type { Column } from "./Column.ts";
import type { FileRows } from "./FileRows.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { FileType } from "./fileTypes.ts";
import type { Header } from "./findHeader.ts";
import type { MatchedColumn } from "./matchHeadings.ts";
import { settleAmounts } from "./settleAmounts.ts";
import { sortByStructure } from "./sortByStructure.ts";
import { sortRows } from "./sortRows.ts";
import { readStructure } from "./structure/readStructure.ts";
import { withoutSums } from "./withoutSums.ts";

/** Reads the rows beneath the headings: what is data, and the amounts in it. */
export function readFileRows(
  table: Table,
  header: Header,
  fileType: FileType,
  acceptUnbalanced: boolean,
): FileRows {
  const amountsIn = amountColumns(header.columns, columnsOf(fileType));
  const scans = beginAmounts(amountsIn);
  const structure = readStructure(table, header, fileType, amountsIn);
  const take = (cells: readonly string[]) => scanRow(scans, cells);
  const sorted = structure
    ? sortByStructure(table, header, structure, take)
    : { ...sortRows(table, header, fileType, take), standings: [] };
  const columns = new Map(header.columns.map((column) => [column.field, column]));
  const findings = { problems: newProblemList(), warnings: newProblemList() };
  const amounts = settleAmounts(scans, sorted.data, table.sheet, findings);
  const { isByFigures = false } = header;
  const read = {
    fileType,
    sheet: table.sheet,
    columns,
    ...findings,
    acceptUnbalanced,
    isByFigures,
  };
  const { data: rows, sections, ignored, standings } = sorted;
  const controls = structure?.controls ?? [];
  const file = {
    ...read,
    rows,
    sections,
    ignored,
    amounts,
    sumsAbove: new Map(),
    standings,
    saidSections: saidSectionsOf(header),
    controls,
  };
  return structure ? file : withoutSums(file, sorted);
}

function saidSectionsOf({ said }: Header): ReadonlyMap<number, string> {
  const named = [...(said ?? [])].flatMap(([row, { section }]) =>
    section === null ? [] : [[row, section] as const],
  );
  return new Map(named);
}

function amountColumns(
  matched: readonly MatchedColumn[],
  definitions: Readonly<Record<string, Column>>,
): AmountColumn[] {
  return matched.flatMap((column) => {
    const side = definitions[column.field]?.meaning?.side;
    return side === undefined ? [] : [{ ...column, side }];
  });
}
