import { minorOf } from "../../money/minorOf.ts";
import type {
  MethodStatement,
  StatementDocument,
  StatementLine,
  StatementPeriod,
} from "../StatementDocument.ts";
import { withSubtotalsAsked } from "./subtotalsAsked.ts";

/**
 * The columns of a statement, whose lines say what the year's say of estimates: one that the year leaves
 * right may still stand in the wrong month. A line that a person has verified asks in no column, and a
 * subtotal only where one of the estimate's lines stands in its column.
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
