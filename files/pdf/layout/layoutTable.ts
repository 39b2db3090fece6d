import { cleanText } from "../text/cleanText.ts";
import type { TextSetter } from "../text/TextSetter.ts";
import { type TextStyle, textStyle } from "../text/textStyles.ts";
import { wrapText } from "../text/wrapText.ts";
import type { TableBlock, TableColumn, TableRow } from "./Block.ts";
import { type ColumnBox, columnWidths, type TableMeasure } from "./columnWidths.ts";
import { type Cell, layoutRow } from "./layoutRow.ts";
import type { Frame, LaidBlock } from "./layoutText.ts";
import { type RowLook, rowLook } from "./rowLooks.ts";
import { type Strip, type TagNode, tagNode } from "./Strip.ts";

/** A table as strips: its heading, then its rows; every row knows the heading it repeats. */
export function layoutTable(block: TableBlock, frame: Frame, setter: TextSetter): LaidBlock {
  const measure = columnWidths(block, frame, setter);
  const table = tagNode("Table");
  const body = tagNode("TBody");
  const header = layoutHeader(block, measure, setter);
  const head = { ...tagNode("THead"), children: [header.tag] };
  table.children.push(head, body);
  const rows = block.rows.flatMap((row, index) => {
    const laid = layoutBodyRow(row, block, measure, setter);
    body.children.push(laid.tag);
    const strips = laid.strips.map((each) => ({ ...each, header: header.strips }));
    return block.rows[index - 1]?.kind === "total" ? withSpace(strips, AFTER_TOTAL) : strips;
  });
  return { strips: withSpace([...header.strips, ...rows], block.spaceBefore), tag: table };
}

/** What begins beneath a total, as last year's rows do, stands clear of its double rule. */
const AFTER_TOTAL = 6;

function withSpace(strips: readonly Strip[], spaceBefore: number): Strip[] {
  return strips.map((each, index) => (index === 0 ? { ...each, spaceBefore } : each));
}

const SUBHEADING_SIZE = 0.85;

function layoutHeader({ columns }: TableBlock, { size, boxes }: TableMeasure, setter: TextSetter) {
  const heading = textStyle({ size, weight: "semibold" });
  const subheading = textStyle({ size: size * SUBHEADING_SIZE, colour: "quiet" });
  const cells = columns.map((column, index): Cell => {
    const box = boxes[index] ?? NO_BOX;
    const set = (text: string, style: TextStyle) =>
      text === ""
        ? []
        : wrapText(text, style, box.width, setter).map((line) => ({ text: line, style }));
    return {
      box,
      align: column.align,
      hang: 0,
      tag: tagNode("TH", "Column"),
      lines: [...set(column.heading, heading), ...set(column.subheading, subheading)],
    };
  });
  const look = { indent: 0, spaceBefore: 0, spaceAfter: 5, rules: ["heading" as const] };
  return layoutRow({ cells, size, alignTo: "foot", look, keepWithNext: true }, setter);
}

const NO_BOX: ColumnBox = { x: 0, width: 0 };

function layoutBodyRow(
  row: TableRow,
  block: TableBlock,
  measure: TableMeasure,
  setter: TextSetter,
) {
  const look = rowLook(row, block.look);
  const cells = block.columns.map((column, index): Cell => {
    const text = row.cells[index] ?? "";
    const isLabel = index === 0;
    const box = isLabel ? labelBox(row, measure, look) : (measure.boxes[index] ?? NO_BOX);
    const style = cellStyle(row, column, look, measure.size);
    const hang = isLabel && block.look === "statement" ? HANG : 0;
    const isWhole = column.align === "amount" || text === "";
    const lines = isWhole ? [text] : wrapText(text, style, box.width - hang, setter);
    return {
      box,
      align: column.align,
      hang,
      tag: isLabel ? rowHeading(text, look) : tagNode("TD"),
      lines: lines.map((line) => ({ text: line, style })),
    };
  });
  const alignTo = block.look === "statement" ? "foot" : "head";
  const { size } = measure;
  return layoutRow({ cells, size, alignTo, look, keepWithNext: row.keepWithNext }, setter);
}

/** A heading in small capitals is capitals on the page, and the word itself behind them. */
function rowHeading(text: string, { isSmallCapitals }: RowLook): TagNode {
  return { ...tagNode("TH", "Row"), actual: isSmallCapitals ? cleanText(text) : null };
}

/** What sets the later lines of a label apart from the next label. */
const HANG = 9;

/** A label of a row without anything else has the whole width. */
function labelBox(row: TableRow, { boxes }: TableMeasure, { indent }: RowLook): ColumnBox {
  const [first = NO_BOX] = boxes;
  const isAlone = row.cells.slice(1).every((cell) => cell === "");
  const last = (isAlone ? boxes.at(-1) : first) ?? first;
  return { x: first.x + indent, width: last.x + last.width - first.x - indent };
}

function cellStyle(row: TableRow, column: TableColumn, look: RowLook, size: number): TextStyle {
  return textStyle({
    size,
    weight: column.isBold ? "semibold" : look.weight,
    colour: row.colour === "ink" && look.isQuiet ? "quiet" : row.colour,
    isSmallCapitals: look.isSmallCapitals,
  });
}
