import type { Category } from "@tieout/core";
import type { StatementLine } from "../lib/api/StatementLine.ts";

/** The headings of a statement's categories, in the order of the page; its foot has none. */
const categoryHeadings = {
  operating: "Operating activities",
  investing: "Investing activities",
  financing: "Financing activities",
  reconciliation: null,
} as const satisfies Record<Category, string | null>;

export type LineGroup<Line> = {
  category: Category;
  heading: string | null;
  lines: readonly Line[];
};

/** The lines under their headings; a category without lines has none. */
export function groupLines<Line extends Pick<StatementLine, "category">>(
  lines: readonly Line[],
): LineGroup<Line>[] {
  return entriesOf(categoryHeadings).flatMap(([category, heading]) => {
    const own = lines.filter((line) => line.category === category);
    return own.length === 0 ? [] : [{ category, heading, lines: own }];
  });
}

function entriesOf(headings: typeof categoryHeadings): [Category, string | null][] {
  // Object.entries forgets that the keys are the categories the table was checked against.
  return Object.entries(headings) as [Category, string | null][];
}
