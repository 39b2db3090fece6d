import { newProblemList } from "../problem/ProblemList.ts";
import type { Table } from "../table/Table.ts";
import { sortRows } from "./accountRows/sortRows.ts";
import { decideAmounts } from "./amounts/decideAmounts.ts";
import { type AmountColumn, beginAmounts, scanRow } from "./cells/AmountScans.ts";
import { beginTexts, scanTexts, textsRead } from "./cells/TextScans.ts";
import type { FileRows } from "./FileRows.ts";
import type { FileType } from "./fileTypes.ts";
import type { FileColumn } from "./headings/FileColumn.ts";
import { columnsOf } from "./headings/fileTypeColumns.ts";
import type { Header } from "./headings/Header.ts";
import type { MatchedColumn } from "./headings/matchHeadings.ts";
import { sortByStructure } from "./rowKinds/sortByStructure.ts";
import { withoutSums } from "./rowKinds/withoutSums.ts";
import { readStructure } from "./structure/readStructure.ts";

/** Reads the rows below the headings: separates data rows from others, and reads texts and amounts. */
export function readFileRows(
  table: Table,
  header: Header,
  fileType: FileType,
  { acceptUnbalanced, decimals }: Pick<FileRows, "acceptUnbalanced" | "decimals">,
): FileRows {
  const amountsIn = amountColumns(header.columns, columnsOf(fileType));
  const scans = beginAmounts(amountsIn, table.rows.length, decimals);
  const amountFields = new Set(amountsIn.map(({ field }) => field));
  const others = header.columns.filter(({ field }) => !amountFields.has(field));
  const words = beginTexts(others, table.rows.length);
  const found = { problems: newProblemList(), warnings: newProblemList() };
  const written = { columns: amountsIn, decimals, problems: found.problems };
  const structure = readStructure(table, header, fileType, written);
  const take = (cells: readonly string[]) => {
    scanTexts(words, cells);
    scanRow(scans, cells);
  };
  const sorted = structure
    ? sortByStructure(table, header, structure, take)
    : { ...sortRows(table, header, fileType, take), standings: [] };
  const columns = new Map(header.columns.map((column) => [column.field, column]));
  const amounts = decideAmounts(scans, sorted.data, table.sheet, found);
  const read = {
    fileType,
    sheet: table.sheet,
    decimals,
    columns,
    ...found,
    acceptUnbalanced,
    isByFigures: header.isByFigures ?? false,
  };
  const { data: rows, sections, ignored, standings } = sorted;
  const file = {
    ...read,
    rows,
    sections,
    ignored,
    texts: textsRead(words),
    amounts,
    sumsAbove: new Map(),
    standings,
    saidSections: saidSectionsOf(header),
    controls: structure?.controls ?? [],
    doubted: structure?.doubted ?? [],
    results: structure?.results ?? [],
  };
  return structure ? file : withoutSums(file, sorted);
}

function saidSectionsOf({ said }: Header): ReadonlyMap<string, string> {
  const named = [...(said ?? [])].flatMap(([row, { section }]) =>
    section === null ? [] : [[row, section] as const],
  );
  return new Map(named);
}

function amountColumns(
  matched: readonly MatchedColumn[],
  definitions: Readonly<Record<string, FileColumn>>,
): AmountColumn[] {
  return matched.flatMap((column) => {
    const side = definitions[column.field]?.meaning?.side;
    return side === undefined ? [] : [{ ...column, side }];
  });
}
