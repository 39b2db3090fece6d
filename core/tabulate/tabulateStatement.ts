import type { Category } from "../concepts/concepts.ts";
import type { MethodStatement, StatementLine } from "../statement/StatementDocument.ts";

/** What stands over the lines of each part of a statement. */
export const categoryHeadings: Readonly<Record<Category, string>> = {
  operating: "Operating activities",
  investing: "Investing activities",
  financing: "Financing activities",
  reconciliation: "",
};

/** One printed row: a heading has no amounts; a subtotal is ruled above. */
export type StatementRow = {
  kind: "heading" | "line" | "subtotal";
  label: string;
  current: string;
  prior: string;
  status: string;
  /** The line it prints; null for a heading. */
  line: StatementLine | null;
};

/** The statement as rows of text under its category headings, for screens and exports without a layout of their own. */
export function tabulateStatement({ lines }: MethodStatement): StatementRow[] {
  let category: Category | null = null;
  return lines.flatMap((line): StatementRow[] => {
    const isNew = line.category !== category;
    category = line.category;
    const heading = {
      kind: "heading",
      label: categoryHeadings[line.category],
      current: "",
      prior: "",
      status: "",
      line: null,
    } as const;
    const row: StatementRow = {
      kind: line.isSubtotal ? "subtotal" : "line",
      label: line.lineItem,
      current: line.currentYear,
      prior: line.isPriorYearKnown ? line.priorYear : "",
      status: line.status,
      line,
    };
    return isNew ? [heading, row] : [row];
  });
}
