import { calculateStatement, type Override } from "../calculateStatement.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { MethodStatement, StatementDocument } from "../StatementDocument.ts";
import type { StatusInputs } from "../status/statusOf.ts";
import { describeMethod } from "./describeMethod.ts";

/**
 * The statement by both methods from balances alone, with its questions; shown beside the statement with the ledger.
 * File rows are left out, since the main statement has them.
 */
export function describeBalancesAlone(
  { framework, policies, worksheet }: StatementContext,
  statuses: StatusInputs,
  overrides: readonly Override[],
): NonNullable<StatementDocument["balancesAlone"]> {
  const describe = (method: MethodStatement["method"]): MethodStatement => {
    const figures = calculateStatement(worksheet, method, overrides);
    const { lines, ...described } = describeMethod({
      figures,
      calculated: figures,
      worksheet,
      framework,
      policies,
      statuses,
      comparatives: null,
      estimates: null,
      entriesListed: 0,
    });
    const withoutRows = lines.map((line) => ({
      ...line,
      sources: line.sources.map((source) => ({ ...source, rows: [] })),
    }));
    return { ...described, lines: withoutRows };
  };
  return { indirect: describe("indirect"), direct: describe("direct") };
}
