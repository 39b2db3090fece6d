import {
  type DisclosureNote,
  type NoteTable,
  printAmount,
  type StatementReport,
  unitInWords,
} from "@tieout/core";
import type { Block } from "../layout/Block.ts";
import {
  amountColumn,
  column,
  paragraph,
  partHeading,
  remark,
  row,
  sectionHeading,
} from "./blocks.ts";

/** The numbered notes with their tables and the user's words. */
export function noteBlocks(report: StatementReport, notes: readonly DisclosureNote[]): Block[] {
  const { document, presentationUnit = "units" } = report;
  const unit = `Amounts in ${unitInWords(document.currency, presentationUnit)}.`;
  return [
    partHeading("Notes to the statement of cash flows"),
    ...(presentationUnit === "units" ? [] : [remark(unit, { keepWithNext: true, spaceBefore: 2 })]),
    ...notes.flatMap(blocksOfNote),
  ];
}

function blocksOfNote(note: DisclosureNote): Block[] {
  const texts = [...note.paragraphs, ...note.userText];
  const hasMore = texts.length + note.tables.length > 0;
  return [
    sectionHeading(`${note.number}. ${note.title}`),
    ...(note.paragraph === ""
      ? []
      : [remark(note.paragraph, { keepWithNext: hasMore, spaceBefore: 1 })]),
    ...note.paragraphs.map((text, index) =>
      paragraph(text, {
        keepWithNext: note.tables.length > 0 && index === note.paragraphs.length - 1,
      }),
    ),
    ...note.tables.map(tableBlock),
    ...note.userText.map((text, index) => paragraph(text, { spaceBefore: index === 0 ? 8 : 4 })),
  ];
}

/** A table up to this many rows is not parted by the end of a page. */
const MOST_ROWS_TOGETHER = 12;

function tableBlock({ columns, rows }: NoteTable): Block {
  const isShort = rows.length <= MOST_ROWS_TOGETHER;
  return {
    kind: "table",
    look: "statement",
    size: 8.5,
    spaceBefore: 6,
    columns: [column(""), ...columns.map((heading) => amountColumn(heading))],
    rows: rows.map(({ label, amounts, isTotal }, index) =>
      row(
        isTotal ? "total" : "line",
        [label, ...amounts.map((amount) => (amount === null ? "" : printAmount(amount)))],
        { keepWithNext: isShort ? index < rows.length - 1 : rows[index + 1]?.isTotal === true },
      ),
    ),
  };
}
