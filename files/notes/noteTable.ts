import { type NoteTable, printAmount } from "@tieout/core";
import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { plainText } from "./plainText.ts";

/** In per cent of the table's width: an amount's column, and what its label keeps at least. */
const AMOUNT_WIDTH = 17;
const LABEL_WIDTH = 24;

/** Half points: many columns are set smaller, so that an amount stands on one line. */
const SIZES = { usual: 18, small: 14 };
const MANY_COLUMNS = 4;

const NONE: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: "auto" };
const SINGLE: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: "12211B" };
const DOUBLE: IBorderOptions = { style: BorderStyle.DOUBLE, size: 4, color: "12211B" };

/** A note's table: its heading repeats on every page, totals are ruled above and twice below. */
export function noteTable({ columns, rows }: NoteTable): Table {
  const amounts = amountWidths({ columns, rows });
  const widths = [100 - amounts.reduce((total, width) => total + width, 0), ...amounts];
  const size = columns.length > MANY_COLUMNS ? SIZES.small : SIZES.usual;
  const heading = tableRow(["", ...columns], widths, { isHeading: true, isTotal: false, size });
  const body = rows.map(({ label, amounts, isTotal }) => {
    const cells = amounts.map((amount) => (amount === null ? "" : printAmount(amount)));
    return tableRow([label, ...cells], widths, { isHeading: false, isTotal, size });
  });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: NONE,
      bottom: NONE,
      left: NONE,
      right: NONE,
      insideHorizontal: NONE,
      insideVertical: NONE,
    },
    rows: [heading, ...body],
  });
}

/** Columns of one width where there is room; many have room by the longest word or amount in each, so that none is broken. */
function amountWidths({ columns, rows }: NoteTable): number[] {
  if (columns.length <= MANY_COLUMNS) return columns.map(() => AMOUNT_WIDTH);
  const needs = columns.map((heading, at) => {
    const amounts = rows.map((row) => row.amounts[at] ?? null);
    const printed = amounts.map((amount) => (amount === null ? "" : printAmount(amount)));
    const pieces = [...heading.split(/[\s-]/), ...printed];
    return Math.max(...pieces.map((piece) => piece.length)) + MARGINS;
  });
  const all = needs.reduce((total, need) => total + need, 0);
  const room = Math.min(AMOUNT_WIDTH * columns.length, 100 - LABEL_WIDTH);
  return needs.map((need) => (room * need) / all);
}

/** What stands free in a cell, in letters of the small size. */
const MARGINS = 3;

type RowMarks = { isHeading: boolean; isTotal: boolean; size: number };

function tableRow(texts: readonly string[], widths: readonly number[], marks: RowMarks): TableRow {
  const { isHeading, isTotal, size } = marks;
  return new TableRow({
    tableHeader: isHeading,
    cantSplit: true,
    children: texts.map((text, index) => {
      const isLabel = index === 0;
      const run = new TextRun({ text: plainText(text), size, bold: isHeading || isTotal });
      return new TableCell({
        width: { size: widths[index] ?? 0, type: WidthType.PERCENTAGE },
        borders: bordersOf(marks, isLabel),
        children: [
          new Paragraph({
            alignment: isLabel ? AlignmentType.LEFT : AlignmentType.RIGHT,
            ...(!isLabel && { indent: { right: besideBrackets(text, size) } }),
            keepNext: isHeading,
            spacing: { before: 30, after: 30 },
            children: [run],
          }),
        ],
      });
    }),
  });
}

/** The width of a closing bracket in the letters of the document, by their size. */
const BRACKET_WIDTH = 0.333;
const TWIPS_IN_HALF_POINT = 10;

/** What an amount keeps free on its right, so that its digits stand above those within brackets. */
function besideBrackets(text: string, size: number): number {
  return text.endsWith(")") ? 0 : Math.round(size * TWIPS_IN_HALF_POINT * BRACKET_WIDTH);
}

function bordersOf({ isHeading, isTotal }: RowMarks, isLabel: boolean) {
  const none = { top: NONE, bottom: NONE, left: NONE, right: NONE };
  if (isHeading) return { ...none, bottom: SINGLE };
  return isTotal && !isLabel ? { ...none, top: SINGLE, bottom: DOUBLE } : none;
}
