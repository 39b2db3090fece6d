import type { AdjustmentEffect } from "@tieout/contract";
import {
  type Adjustment,
  type Problem,
  prepareStatement,
  type StatementDocument,
} from "@tieout/core";
import { openRequest, type StatementRequest } from "../inputs/StatementRequest.ts";
import { compareStatements } from "./compareStatements.ts";
import { newWarnings } from "./newWarnings.ts";
import type { Standing } from "./Standing.ts";

/** An adjustment that is asked about, and what the statement is made from without it. */
export type EffectRequest = {
  request: StatementRequest;
  adjustment: Adjustment;
  /** The adjustment whose place it takes. */
  replaces: string | null;
};

/** What an adjustment would change: the statement with it against the statement without it. */
export function effectOfAdjustment({
  request,
  adjustment,
  replaces,
}: EffectRequest): AdjustmentEffect {
  const input = openRequest(request);
  const before = prepareStatement(input);
  if (!before.ok) return noEffect(before.problems);
  const kept = input.adjustments.filter(({ id }) => id !== replaces);
  const adjustments = [...kept, adjustment];
  const after = prepareStatement({ ...input, adjustments });
  if (!after.ok) return noEffect(after.problems);
  return {
    ...effectBetween(before.value, after.value),
    nonCashTransactions: disclosedBy(after.value, adjustment),
  };
}

/** What differs between two statements, and whether each ties out. */
export function effectBetween(before: Standing, after: StatementDocument): AdjustmentEffect {
  return {
    problems: [],
    warnings: newWarnings(after, before),
    changes: {
      indirect: compareStatements(before, after, "indirect"),
      direct: compareStatements(before, after, "direct"),
    },
    nonCashTransactions: [],
    tie: { before: tieOf(before), after: tieOf(after) },
  };
}

/** The answer where no statement can be made with the adjustment: why not. */
export function noEffect(problems: readonly Problem[]): AdjustmentEffect {
  return {
    problems: problems.map((found) => ({ ...found })),
    warnings: [],
    changes: { indirect: [], direct: [] },
    nonCashTransactions: [],
    tie: null,
  };
}

function disclosedBy(
  { nonCashTransactions }: StatementDocument,
  { id }: Adjustment,
): AdjustmentEffect["nonCashTransactions"] {
  return nonCashTransactions
    .filter(({ adjustmentId }) => adjustmentId === id)
    .map((transaction) => ({ ...transaction, lines: [...transaction.lines] }));
}

function tieOf({ tiesOut, draftReasons, statements }: Standing) {
  const { unreconciledDifference } = statements.indirect.totals;
  return { tiesOut, unreconciledDifference, draftReason: draftReasons[0]?.message ?? null };
}
