import type { FileMatching } from "@tieout/contract";
import { firstText, type Matching, rowKey, type Table, type TableRow } from "@tieout/core";
import type { RememberedLayout } from "../store/kinds/LayoutRecord.ts";

/** How a file was read, as a matching that reads it the same way again. */
export function matchingOf({
  sheet,
  headingRow,
  columns,
  labelColumns,
  innerColumns,
  sides,
  rows,
}: FileMatching): Matching {
  return {
    sheet,
    headingRow,
    columns: Object.fromEntries(columns.map(({ field, index }) => [field, index])),
    labelColumns,
    innerColumns,
    sides,
    rows: Object.fromEntries(
      rows.map(({ kind, section, ...row }) => [keyOf(row), { kind, section }]),
    ),
  };
}

/** What is remembered of how a file was read, for the next one with its headings. */
export function layoutOf({
  columns,
  labelColumns,
  innerColumns,
  sides,
  rows,
}: FileMatching): Pick<
  RememberedLayout,
  "columns" | "labelColumns" | "innerColumns" | "sides" | "rows"
> {
  return {
    columns: Object.fromEntries(columns.map(({ field, index }) => [field, index])),
    labelColumns,
    innerColumns,
    sides,
    rows: rows.map(({ label, isRight, kind, section }) => ({ label, isRight, kind, section })),
  };
}

/** A remembered layout as the matching of a sheet: a row is known by its words, where they stand once. */
export function matchingOfLayout(
  { columns, labelColumns, innerColumns, sides, rows }: RememberedLayout,
  { sheet, rows: tableRows }: Table,
  headingRow: number,
): Matching {
  const said = rows.flatMap(({ label, isRight, kind, section }) => {
    const [found, ...others] = tableRows.filter(
      (row) => row.row > headingRow && labelOf(row, { sides, isRight }) === label,
    );
    const { row } = found ?? {};
    return row !== undefined && others.length === 0
      ? [[keyOf({ row, isRight }), { kind, section }] as const]
      : [];
  });
  return {
    sheet,
    headingRow,
    columns,
    labelColumns,
    innerColumns,
    sides,
    rows: Object.fromEntries(said),
  };
}

/** The words of a row, or of its right side. */
export function labelOf(
  { row, cells }: TableRow,
  { sides, isRight }: Pick<FileMatching, "sides"> & { isRight: boolean },
): string {
  return firstText({ row, cells: isRight ? cells.slice(sides?.rightFrom ?? 0) : cells });
}

function keyOf({ row, isRight }: { row: number; isRight: boolean }): string {
  return rowKey(isRight ? { row, cells: [], isRight } : { row, cells: [] });
}
