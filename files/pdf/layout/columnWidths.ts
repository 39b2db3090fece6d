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
/** How much smaller a table is set before its columns give up their equal width. */
const LEAST_SCALE = 0.85;
/** The part of the page labels keep, however wide the amounts. */
const LABEL_PART = 0.24;

/**
 * The columns of a table: amounts all as wide as the widest, what is left shared out. Where that
 * leaves the labels too little the table is set a little smaller; where a little is not enough,
 * each amount column is as wide as its own widest, and the table as small as it must be.
 */
export function columnWidths(block: TableBlock, frame: Frame, setter: TextSetter): TableMeasure {
  const gaps = GAP * (block.columns.length - 1);
  const available = frame.width - gaps;
  const most = available * (1 - LABEL_PART);
  const equal = fixedWidths(block, setter, true);
  const isTooWide = total(equal) * LEAST_SCALE > most;
  const needed = isTooWide ? fixedWidths(block, setter, false) : equal;
  const scale = Math.max(SMALLEST_SIZE / block.size, Math.min(1, most / total(needed)));
  const fixed = needed.map((width) => width * scale);
  return { size: block.size * scale, boxes: place(block.columns, fixed, available, frame.x) };
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

/** What each column needs before the rest is shared; a sharing column needs nothing. */
function fixedWidths(block: TableBlock, setter: TextSetter, isEqual: boolean): number[] {
  const widest = block.columns.map((column, index) =>
    column.width === "content" ? widestCell(block, index, setter) : 0,
  );
  const common = Math.max(LEAST_AMOUNT * block.size, ...widest);
  return block.columns.map(({ width, align }, index) => {
    if (width !== "content") return "points" in width ? width.points : 0;
    return align === "amount" && isEqual ? common : (widest[index] ?? 0);
  });
}

function widestCell(block: TableBlock, index: number, setter: TextSetter): number {
  const style = textStyle({ size: block.size, weight: "semibold" });
  const column = block.columns[index];
  const words = [column?.heading ?? "", column?.subheading ?? ""].flatMap((text) =>
    text.split(" "),
  );
  const cells = block.rows.map(({ cells: row }) => row[index] ?? "");
  return [...words, ...cells].reduce((most, text) => Math.max(most, setter.width(text, style)), 0);
}

function place(
  columns: readonly TableColumn[],
  fixed: readonly number[],
  available: number,
  start: number,
): ColumnBox[] {
  const left = available - total(fixed);
  const shares = columns.map(({ width }) =>
    typeof width === "object" && "share" in width ? width.share : 0,
  );
  let x = start;
  return columns.map((_, index) => {
    const share = shares[index] ?? 0;
    const width = share > 0 ? (left * share) / total(shares) : (fixed[index] ?? 0);
    const box = { x, width };
    x += width + GAP;
    return box;
  });
}
