import type { LineChange } from "@tieout/contract";
import {
  decimalsOfDocument,
  formatMinor,
  type Method,
  minorInDecimals,
  type StatementDocument,
} from "@tieout/core";
import type { Standing } from "./Standing.ts";

/** The lines and totals of a method that differ between two statements, in the order of the page. */
export function compareStatements(
  before: Standing,
  after: StatementDocument,
  method: Method,
): LineChange[] {
  const decimals = decimalsOfDocument(after);
  const restated = (amount: string) => formatMinor(minorInDecimals(amount, decimals), decimals);
  const nothing = formatMinor(0n, decimals);
  const original = new Map(
    before.statements[method].lines.map((line) => [
      line.id,
      { ...line, currentYear: restated(line.currentYear) },
    ]),
  );
  const adjusted = after.statements[method].lines;
  const gone = new Set(original.keys());
  for (const { id } of adjusted) gone.delete(id);
  const removed = before.statements[method].lines.filter(({ id }) => gone.has(id));
  return [
    ...adjusted.map((line) =>
      change(line, original.get(line.id)?.currentYear ?? nothing, line.currentYear),
    ),
    ...removed.map((line) => change(line, restated(line.currentYear), nothing)),
  ].filter((line) => line.before !== line.after);
}

function change(
  { id, concept, lineItem, category, isSubtotal }: Standing["statements"][Method]["lines"][number],
  before: string,
  after: string,
): LineChange {
  return { id, concept, lineItem, category, isSubtotal, before, after };
}
