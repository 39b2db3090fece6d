import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { amountColumn, column, row } from "../compose/blocks.ts";
import { openFonts } from "../fonts/openFonts.ts";
import { createTextSetter } from "../text/TextSetter.ts";
import type { TableBlock, TableRow } from "./Block.ts";
import { columnWidths } from "./columnWidths.ts";
import { layoutTable } from "./layoutTable.ts";

const setter = createTextSetter(new PDFDocument({ autoFirstPage: false, font: "" }), openFonts());
const frame = { x: 50, width: 480 };

function table(rows: readonly TableRow[], amounts = 2): TableBlock {
  const headings = Array.from({ length: amounts }, (_, index) => amountColumn(`Column ${index}`));
  return {
    kind: "table",
    look: "statement",
    size: 9,
    spaceBefore: 0,
    rows,
    columns: [column(""), ...headings],
  };
}

/** The right edge of the last digit of each text. */
function digitEdges(block: TableBlock): Map<string, number> {
  const pieces = layoutTable(block, frame, setter).strips.flatMap((strip) => strip.pieces);
  return new Map(
    pieces.map(({ text, style, x }) => [
      text,
      x + setter.width(text, style) - (text.endsWith(")") ? setter.width(")", style) : 0),
    ]),
  );
}

test("digits of a column align: a closing parenthesis hangs", () => {
  const edges = digitEdges(
    table([row("line", ["a", "1,234.50", "-"]), row("line", ["b", "(99.00)", "(1.00)"])]),
  );
  expect(edges.get("(99.00)")).toBeCloseTo(edges.get("1,234.50") ?? 0, 5);
  expect(edges.get("(1.00)")).toBeCloseTo(edges.get("-") ?? 0, 5);
});

test("amount columns are of equal width, and however wide the amounts, they do not meet", () => {
  const usual = columnWidths(table([row("line", ["a", "1.00", "1,234,567.00"])]), frame, setter);
  expect(usual.boxes[1]?.width).toBe(usual.boxes[2]?.width);
  expect(usual.size).toBe(9);
  const huge = "(123,456,789,012.00)";
  const block = table([row("line", ["label", ...Array(6).fill(huge)])], 6);
  const { boxes, size } = columnWidths(block, frame, setter);
  expect(size).toBeLessThan(9);
  const pieces = layoutTable(block, frame, setter).strips.flatMap((strip) => strip.pieces);
  const amounts = pieces.filter(({ text }) => text === huge);
  expect(amounts).toHaveLength(6);
  amounts.forEach(({ x, text, style }, index) => {
    const box = boxes[index + 1] ?? { x: 0, width: 0 };
    expect(x).toBeGreaterThanOrEqual(box.x - 1);
    expect(x + setter.width(text, style)).toBeLessThan((boxes[index + 2]?.x ?? 600) - 1);
  });
  expect(boxes[0]?.width).toBeGreaterThan(95);
});

test("a label too long for its column wraps, its amount at the foot; its lines stay together", () => {
  const long = "Proceeds from the disposal of property, plant and equipment ".repeat(3).trim();
  const { strips } = layoutTable(table([row("line", [long, "1.00", "2.00"])]), frame, setter);
  const lines = strips.filter((strip) => strip.header.length > 0);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(0, -1).every(({ keepWithNext }) => keepWithNext)).toBe(true);
  expect(lines.at(-1)?.pieces.map(({ text }) => text)).toContain("1.00");
});

test("the structure names the heading cells of columns and rows", () => {
  const { tag } = layoutTable(table([row("line", ["a", "1.00", "2.00"])]), frame, setter);
  const [head, body] = tag.children;
  const cells = (rows: typeof head) =>
    rows?.children.map((each) => each.children.map(({ role, scope }) => `${role} ${scope}`));
  expect(cells(head)).toEqual([["TH Column", "TH Column", "TH Column"]]);
  expect(cells(body)).toEqual([["TH Row", "TD null", "TD null"]]);
});
