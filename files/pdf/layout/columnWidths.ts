import type { TextSetter } from "../text/TextSetter.ts";
import { textStyle } from "../text/textStyles.ts";
import type { TableBlock, TableColumn } from "./Block.ts";
import type { Frame } from "./layoutText.ts";

/** Where a column stands: `x` to `x + width`, without the gap to the next. */
export type ColumnBox = { x: number; width: number };

export type TableMeasure = { size: number; boxes: readonly ColumnBox[] };

const GAP = 12;
const SMALLEST_SIZE = 4;
/** Amounts have a column of this many times their size at least, however small they are. */
const LEAST_AMOUNT = 7;
/** The part of the page labels keep, however wide the amounts. */
const LABEL_PART = 0.24;

/**
 * The columns of a table: amounts all as wide as the widest, what is left shared out. Where the
 * amounts leave the labels too little, the table is set smaller until they fit.
 */
export function columnWidths(block: TableBlock, frame: Frame, setter: TextSetter): TableMeasure {
  const gaps = GAP * (block.columns.length - 1);
  const available = frame.width - gaps;
  const needed = fixedWidths(block, block.size, setter);
  const total = needed.reduce((sum, width) => sum + width, 0);
  const most = available * (1 - LABEL_PART);
  const size = total > most ? Math.max(SMALLEST_SIZE, (block.size * most) / total) : block.size;
  const fixed = size === block.size ? needed : fixedWidths(block, size, setter);
  return { size, boxes: place(block.columns, fixed, available, frame.x) };
}

/** What each column needs before the rest is shared; a sharing column needs nothing. */
function fixedWidths(block: TableBlock, size: number, setter: TextSetter): number[] {
  const widest = block.columns.map((column, index) =>
    column.width === "content" ? widestCell(block, index, size, setter) : 0,
  );
  const common = Math.max(LEAST_AMOUNT * size, ...widest);
  return block.columns.map(({ width }, index) => {
    if (width === "content")
      return block.columns[index]?.align === "amount" ? common : (widest[index] ?? 0);
    return "points" in width ? width.points * (size / block.size) : 0;
  });
}

function widestCell(block: TableBlock, index: number, size: number, setter: TextSetter): number {
  const style = textStyle({ size, weight: "semibold" });
  const column = block.columns[index];
  const words = [column?.heading ?? "", column?.subheading ?? ""].flatMap((text) =>
    text.split(" "),
  );
  const cells = block.rows.map(({ cells: row }) => row[index] ?? "");
  return Math.max(...[...words, ...cells].map((text) => setter.width(text, style)));
}

function place(
  columns: readonly TableColumn[],
  fixed: readonly number[],
  available: number,
  start: number,
): ColumnBox[] {
  const left = available - fixed.reduce((sum, width) => sum + width, 0);
  const shares = columns.map(({ width }) =>
    typeof width === "object" && "share" in width ? width.share : 0,
  );
  const allShares = shares.reduce((sum, share) => sum + share, 0);
  let x = start;
  return columns.map((_, index) => {
    const share = shares[index] ?? 0;
    const width = share > 0 ? (left * share) / allShares : (fixed[index] ?? 0);
    const box = { x, width };
    x += width + GAP;
    return box;
  });
}
