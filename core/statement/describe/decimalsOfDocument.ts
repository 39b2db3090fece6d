import { decimalsIn } from "../../money/minorOf.ts";
import type { StatementDocument } from "../StatementDocument.ts";

/**
 * The number of decimals of a stored statement's amounts. Statements stored by earlier releases always have two,
 * whatever the currency.
 */
export function decimalsOfDocument({ statements }: Pick<StatementDocument, "statements">): number {
  return decimalsIn(statements.indirect.totals.cashAtEnd);
}
