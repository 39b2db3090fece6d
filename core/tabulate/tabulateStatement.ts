import type { Category } from "../concepts/concepts.ts";
import type { MethodStatement, StatementLine } from "../statement/StatementDocument.ts";

/** The headings of the categories. */
export const categoryHeadings: Readonly<Record<Category, string>> = {
  operating: "Operating activities",
  investing: "Investing activities",
  financing: "Financing activities",
  reconciliation: "",
};

/** A printed row. A heading has no amounts; a subtotal has a rule above. */
export type StatementRow = {
  kind: "heading" | "line" | "subtotal";
  label: string;
  current: string;
  prior: string;
  status: string;
  /** The line; null for a heading. */
  line: StatementLine | null;
};

/** The statement as rows under category headings, for screens and exports without a layout of their own. */
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
