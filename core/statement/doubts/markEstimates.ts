import { minorOf } from "../../money/minorOf.ts";
import type {
  MethodStatement,
  StatementDocument,
  StatementLine,
  StatementPeriod,
} from "../StatementDocument.ts";
import { withSubtotalsAsked } from "./subtotalsAsked.ts";

/**
 * Copies the questions about estimates from the year's lines to the columns: a payment estimated right for the year may
 * be in the wrong month. A verified line has no question in any column, and a subtotal only where the column has a line
 * of the estimate.
 */
export function markEstimates(
  periods: readonly StatementPeriod[] | null,
  year: StatementDocument["statements"],
): StatementPeriod[] | null {
  const mark = (column: MethodStatement, of: MethodStatement): MethodStatement => {
    const asked = new Map(of.lines.filter(isEstimate).map((line) => [line.id, line]));
    const lines = column.lines.map((line) => {
      const its = asked.get(line.id);
      if (!its) return line;
      const { reviewReasons, answeredBy = [] } = its;
      return { ...line, status: "review" as const, reviewReasons, answeredBy };
    });
    return { ...column, lines: withSubtotalsAsked(lines, ({ id }) => asked.has(id)) };
  };
  if (periods === null) return null;
  return periods.map((period) => ({
    ...period,
    statements: {
      indirect: mark(period.statements.indirect, year.indirect),
      direct: mark(period.statements.direct, year.direct),
    },
  }));
}

function isEstimate({ status, estimatedAmount }: StatementLine): boolean {
  return status === "review" && minorOf(estimatedAmount ?? "0") !== 0n;
}
