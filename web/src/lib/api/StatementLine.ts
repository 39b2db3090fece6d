import type { CashFlow } from "@tieout/contract";

/** One line of a statement as the API gives it. */
export type StatementLine = CashFlow["lines"][number];
