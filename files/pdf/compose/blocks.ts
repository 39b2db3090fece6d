import type { TableColumn, TableRow, TextBlock } from "../layout/Block.ts";
import { textStyle } from "../text/textStyles.ts";

/** A paragraph from what is not usual about it. */
export function paragraph(text: string, changes: Partial<TextBlock> = {}): TextBlock {
  return {
    kind: "text",
    tag: "P",
    text,
    style: textStyle(),
    spaceBefore: 4,
    bar: null,
    keepWithNext: false,
    startsPage: false,
    bookmark: 0,
    ...changes,
  };
}

/** The heading of a part of the report, on a page of its own. */
export function partHeading(text: string): TextBlock {
  return paragraph(text, {
    tag: "H1",
    keepWithNext: true,
    startsPage: true,
    bookmark: 1,
    style: textStyle({ size: 15, weight: "semibold" }),
  });
}

/** The heading of a section within a part. */
export function sectionHeading(text: string): TextBlock {
  return paragraph(text, {
    tag: "H2",
    keepWithNext: true,
    bookmark: 2,
    spaceBefore: 18,
    style: textStyle({ size: 10.5, weight: "semibold" }),
  });
}

/** A line of lesser weight. */
export function remark(text: string, changes: Partial<TextBlock> = {}): TextBlock {
  return paragraph(text, { style: textStyle({ size: 8, colour: "quiet" }), ...changes });
}

/** A column of a table from its heading and what is not usual about it. */
export function column(heading: string, changes: Partial<TableColumn> = {}): TableColumn {
  return {
    heading,
    subheading: "",
    align: "start",
    width: { share: 1 },
    isBold: false,
    ...changes,
  };
}

/** A column of amounts, as wide as the widest. */
export function amountColumn(heading: string, changes: Partial<TableColumn> = {}): TableColumn {
  return column(heading, { align: "amount", width: "content", ...changes });
}

/** A row of a table from its kind and cells. */
export function row(
  kind: TableRow["kind"],
  cells: readonly string[],
  changes: Partial<TableRow> = {},
): TableRow {
  return {
    kind,
    cells,
    colour: "ink",
    keepWithNext: kind === "heading",
    endsGroup: false,
    ...changes,
  };
}
