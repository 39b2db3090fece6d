import type { TextSetter } from "../text/TextSetter.ts";
import type { TextStyle } from "../text/textStyles.ts";
import type { Alignment } from "./Block.ts";
import type { ColumnBox } from "./columnWidths.ts";
import type { RowLook } from "./rowLooks.ts";
import {
  baselineOf,
  lineHeight,
  type Piece,
  type Rectangle,
  type Strip,
  strip,
  type TagNode,
  tagNode,
} from "./Strip.ts";

/** A cell with its text broken into lines. */
export type Cell = {
  box: ColumnBox;
  align: Alignment;
  /** How far the second line and those after it are set in. */
  hang: number;
  lines: readonly { text: string; style: TextStyle }[];
  tag: TagNode;
};

export type RowLayout = {
  cells: readonly Cell[];
  /** The size of the table's text, which gives the height of a line. */
  size: number;
  /** Whether shorter cells stand with the first line of the row or with its last. */
  alignTo: "head" | "foot";
  look: Pick<RowLook, "spaceBefore" | "spaceAfter" | "rules" | "indent">;
  keepWithNext: boolean;
};

const THIN = 0.5;
const DOUBLE_GAP = 2;

/** A row as one strip a line, kept together, with its rules and its place in the structure. */
export function layoutRow(row: RowLayout, setter: TextSetter): { tag: TagNode; strips: Strip[] } {
  const tag = tagNode("TR");
  tag.children.push(...row.cells.map((cell) => cell.tag));
  const count = Math.max(1, ...row.cells.map(({ lines }) => lines.length));
  const strips = Array.from({ length: count }, (_, index) => {
    const isFirst = index === 0;
    const isLast = index === count - 1;
    const top = isFirst ? row.look.spaceBefore : 0;
    const height = top + lineHeight(row.size) + (isLast ? row.look.spaceAfter : 0);
    return strip({
      height,
      keepWithNext: isLast ? row.keepWithNext : count <= MOST_LINES_TOGETHER,
      pieces: row.cells.flatMap((cell) => {
        const above = row.alignTo === "foot" ? count - cell.lines.length : 0;
        return pieceOf(cell, index - above, top + baselineOf(row.size), setter);
      }),
      rectangles: rules(row, isFirst, isLast, height),
    });
  });
  return { tag, strips };
}

/** A longer row may be parted by the end of a page. */
const MOST_LINES_TOGETHER = 12;

function pieceOf(cell: Cell, at: number, baseline: number, setter: TextSetter): Piece[] {
  const line = cell.lines[at];
  if (!line || line.text === "") return [];
  const { text, style } = line;
  const x = startOf(cell, text, style, setter) + (at > 0 ? cell.hang : 0);
  return [{ x, baseline, text, style, tag: cell.tag }];
}

/** Where a line of a cell begins; a closing parenthesis hangs over the column's edge. */
function startOf(cell: Cell, text: string, style: TextStyle, setter: TextSetter): number {
  const { x, width } = cell.box;
  if (cell.align === "start") return x;
  const hang = cell.align === "amount" && text.endsWith(")") ? setter.width(")", style) : 0;
  return x + width + hang - setter.width(text, style);
}

function rules(row: RowLayout, isFirst: boolean, isLast: boolean, height: number): Rectangle[] {
  const amounts = row.cells.filter(({ align }) => align === "amount").map(({ box }) => box);
  const bottom = height - row.look.spaceAfter / 2;
  return row.look.rules.flatMap((rule) => {
    if (rule === "across") return isLast ? [across(row, height)] : [];
    if (rule === "heading") return isLast ? [across(row, bottom)] : [];
    if (rule === "above") return isFirst ? amounts.map((box) => over(box, 0.6)) : [];
    const places = [bottom, bottom + DOUBLE_GAP];
    return isLast ? places.flatMap((y) => amounts.map((box) => over(box, y))) : [];
  });
}

function over({ x, width }: ColumnBox, y: number): Rectangle {
  return { x, y, width, height: THIN, colour: "ink" };
}

/** From the edge of the table, whose labels may be set in, to the end of its last column. */
function across({ cells, look }: RowLayout, y: number): Rectangle {
  const boxes = cells.map(({ box }) => box);
  const x = Math.min(...boxes.map((box) => box.x)) - look.indent;
  const end = Math.max(...boxes.map((box) => box.x + box.width));
  return { x, y: y - THIN, width: end - x, height: THIN, colour: "hairline" };
}
