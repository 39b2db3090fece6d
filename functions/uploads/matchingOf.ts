import type { FileMatching } from "@tieout/contract";
import { firstText, type Matching, type Table } from "@tieout/core";
import type { RememberedLayout } from "../store/LayoutRecord.ts";

/** How a file was read, as a matching that reads it the same way again. */
export function matchingOf({
  sheet,
  headingRow,
  columns,
  labelColumns,
  innerColumns,
  rows,
}: FileMatching): Matching {
  return {
    sheet,
    headingRow,
    columns: Object.fromEntries(columns.map(({ field, index }) => [field, index])),
    labelColumns,
    innerColumns,
    rows: Object.fromEntries(rows.map(({ row, kind, section }) => [row, { kind, section }])),
  };
}

/** What is remembered of how a file was read, for the next one with its headings. */
export function layoutOf({
  columns,
  labelColumns,
  innerColumns,
  rows,
}: FileMatching): Pick<RememberedLayout, "columns" | "labelColumns" | "innerColumns" | "rows"> {
  return {
    columns: Object.fromEntries(columns.map(({ field, index }) => [field, index])),
    labelColumns,
    innerColumns,
    rows: rows.map(({ label, kind, section }) => ({ label, kind, section })),
  };
}

/** A remembered layout as the matching of a sheet: a row is known by its words, where they stand once. */
export function matchingOfLayout(
  { columns, labelColumns, innerColumns, rows }: RememberedLayout,
  { sheet, rows: tableRows }: Table,
  headingRow: number,
): Matching {
  const said = rows.flatMap(({ label, kind, section }) => {
    const [found, ...others] = tableRows.filter(
      (row) => row.row > headingRow && firstText(row) === label,
    );
    return found && others.length === 0 ? [[found.row, { kind, section }] as const] : [];
  });
  return {
    sheet,
    headingRow,
    columns,
    labelColumns,
    innerColumns,
    rows: Object.fromEntries(said),
  };
}
