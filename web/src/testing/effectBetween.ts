import type { AdjustmentEffect } from "@tieout/contract";
import type { StatementDocument } from "@tieout/core";

type Statements = Pick<StatementDocument, "statements"> | { statements: null };

/** What differs between two statements, as a preview of the API tells it. */
export function effectBetween(before: Statements, after: Statements): AdjustmentEffect {
  const changes = (method: "indirect" | "direct") =>
    changedLines(before.statements?.[method].lines ?? [], after.statements?.[method].lines ?? []);
  return {
    problems: [],
    warnings: [],
    nonCashTransactions: [],
    tie: null,
    changes: { indirect: changes("indirect"), direct: changes("direct") },
  };
}

type Lines = readonly Pick<
  StatementDocument["statements"]["indirect"]["lines"][number],
  "id" | "concept" | "lineItem" | "category" | "isSubtotal" | "currentYear"
>[];

function changedLines(before: Lines, after: Lines): AdjustmentEffect["changes"]["indirect"] {
  const amountIn = (lines: Lines, wanted: string) =>
    lines.find(({ id }) => id === wanted)?.currentYear ?? "0.00";
  const all = [...after, ...before.filter(({ id }) => !after.some((line) => line.id === id))];
  return all
    .map(({ id, concept, lineItem, category, isSubtotal }) => ({
      id,
      concept,
      lineItem,
      category,
      isSubtotal,
      before: amountIn(before, id),
      after: amountIn(after, id),
    }))
    .filter((line) => line.before !== line.after);
}
