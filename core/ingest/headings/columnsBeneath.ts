import type { TableRow } from "../../table/Table.ts";
import { widthOf } from "../../table/widthOf.ts";
import { columnName } from "./columnName.ts";
import { headingsAt } from "./headingsAt.ts";

/** A column of a sheet as shown to a person: heading and sample values. */
export type SheetColumn = { index: number; heading: string; samples: readonly string[] };

const SAMPLES = 3;

/** The columns below a heading row; row 0 means no heading row. */
export function columnsBeneath(rows: readonly TableRow[], headingRow: number): SheetColumn[] {
  const at = rows.findIndex(({ row }) => row === headingRow);
  const headings = at < 0 ? [] : headingsAt(rows, at);
  const data = rows.slice(at + 1);
  const width = Math.max(headings.length, widthOf(data));
  return Array.from({ length: width }, (_, index) => ({
    index,
    heading: headings[index]?.trim() || columnName(index),
    samples: data
      .map(({ cells }) => cells[index]?.trim() ?? "")
      .filter((cell) => cell !== "")
      .slice(0, SAMPLES),
  })).filter(({ heading, samples, index }) => samples.length > 0 || heading !== columnName(index));
}
