import { decimalsIn } from "../../money/minorOf.ts";
import type { StatementDocument } from "../StatementDocument.ts";

/**
 * How many decimals the amounts of a statement have: those it was written with. Statements stored before
 * decimals followed the currency have two, and are shown as they were stored.
 */
export function decimalsOfDocument({ statements }: Pick<StatementDocument, "statements">): number {
  return decimalsIn(statements.indirect.totals.cashAtEnd);
}
