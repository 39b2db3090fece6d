import type { LineChange } from "@tieout/contract";
import type { Method, StatementDocument, StatementLine } from "@tieout/core";

const NOTHING = "0.00";

/** The lines and totals of a method that differ between two statements, in the order of the page. */
export function compareStatements(
  before: StatementDocument,
  after: StatementDocument,
  method: Method,
): LineChange[] {
  const original = new Map(before.statements[method].lines.map((line) => [line.id, line]));
  const adjusted = after.statements[method].lines;
  const gone = new Set(original.keys());
  for (const { id } of adjusted) gone.delete(id);
  const removed = before.statements[method].lines.filter(({ id }) => gone.has(id));
  return [
    ...adjusted.map((line) => change(line, original.get(line.id)?.currentYear, line.currentYear)),
    ...removed.map((line) => change(line, line.currentYear, undefined)),
  ].filter((line) => line.before !== line.after);
}

function change(
  { id, concept, lineItem, category, isSubtotal }: StatementLine,
  before = NOTHING,
  after = NOTHING,
): LineChange {
  return { id, concept, lineItem, category, isSubtotal, before, after };
}
