import type { StatementLine } from "../lib/api/StatementLine.ts";

/** What a statement's table needs of a line. */
export type ShownLine = Pick<
  StatementLine,
  | "id"
  | "concept"
  | "lineItem"
  | "category"
  | "isSubtotal"
  | "currentYear"
  | "priorYear"
  | "isPriorYearKnown"
  | "status"
> &
  Partial<Pick<StatementLine, "calculated" | "adjustments" | "isDerived">>;
