import type { AdjustmentBody } from "@tieout/contract";
import { largestFirst, methods, minorOf, type StatementDocument } from "@tieout/core";
import { compareStatements } from "./compareStatements.ts";

export type AffectedLine = { concept: string; originalValue: string; adjustedValue: string };

/**
 * The line an adjustment is about, before and after: the one it names, else the one it changed
 * most. Null when it changed none.
 */
export function affectedLine(
  body: AdjustmentBody,
  before: StatementDocument,
  after: StatementDocument,
): AffectedLine | null {
  const changes = changedLines(before, after);
  const named = namedConcept(body);
  return changes.find(({ concept }) => concept === named) ?? largest(changes);
}

function namedConcept(body: AdjustmentBody): string | null {
  if (body.adjustmentType !== "journal") return body.concept ?? null;
  const cash = body.lines.find((line) => line.cash !== undefined)?.cash;
  return cash ?? body.lines.find((line) => line.presentAs !== undefined)?.presentAs ?? null;
}

function changedLines(before: StatementDocument, after: StatementDocument): AffectedLine[] {
  return methods
    .flatMap((method) => compareStatements(before, after, method))
    .filter(({ isSubtotal }) => !isSubtotal)
    .map((line) => ({
      concept: line.concept,
      originalValue: line.before,
      adjustedValue: line.after,
    }));
}

function largest(changes: readonly AffectedLine[]): AffectedLine | null {
  const change = ({ originalValue, adjustedValue }: AffectedLine) =>
    minorOf(adjustedValue) - minorOf(originalValue);
  return changes.toSorted((one, other) => largestFirst(change(one), change(other)))[0] ?? null;
}
