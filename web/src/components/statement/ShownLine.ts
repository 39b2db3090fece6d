import type { StatementLine } from "@tieout/core";

/** What a statement's table needs of a line. */
export type ShownLine = Pick<
  StatementLine,
  "id" | "concept" | "lineItem" | "category" | "isSubtotal" | "currentYear" | "priorYear" | "status"
>;
