import { conceptIds, isConcept } from "../concepts/concepts.ts";
import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import { minorOf } from "../money/minorOf.ts";
import type { Framework, Method } from "../policies/policies.ts";
import { decimalsOfDocument } from "../statement/describe/decimalsOfDocument.ts";
import { lineLabel } from "../statement/describe/lineLabel.ts";
import type { Amount, StatementDocument } from "../statement/StatementDocument.ts";
import { NON_CASH } from "../worksheet/Posting.ts";

/** A column of the worksheet: a line of the statement, or the non-cash column. */
export type WorkingsColumn = {
  /** The concept, or `non_cash`. */
  id: string;
  label: string;
  /** The total of the accounts. */
  total: Amount;
  /** The change by a user's override; zero without one. */
  override: Amount;
  /** The amount in the statement. */
  final: Amount;
};

/** The columns of one method's worksheet in the order of the statement; the non-cash column comes last. */
export function workingsColumns(document: StatementDocument, method: Method): WorkingsColumn[] {
  const decimals = decimalsOfDocument(document);
  const totals = columnTotals(document, method);
  const shown = new Map(
    document.statements[method].lines
      .filter(({ isSubtotal, concept }) => !isSubtotal && concept !== "unreconciled_difference")
      .map(({ concept, currentYear }) => [concept, minorOf(currentYear)]),
  );
  const ids = [...conceptIds, NON_CASH].filter((id) => totals.has(id) || shown.has(id));
  return ids.map((id) => {
    const total = totals.get(id) ?? 0n;
    const final = shown.get(id) ?? total;
    return {
      id,
      label: columnLabel(id, document.framework),
      total: formatMinor(total, decimals),
      override: formatMinor(final - total, decimals),
      final: formatMinor(final, decimals),
    };
  });
}

/** The heading of a column. */
export function columnLabel(id: string, framework: Framework): string {
  if (isConcept(id)) return lineLabel(id, framework);
  return id === NON_CASH ? "Non-cash" : id;
}

function columnTotals(document: StatementDocument, method: Method): Map<string, Minor> {
  const totals = new Map<string, Minor>();
  for (const { lines } of document.workings[method])
    for (const [id, amount] of Object.entries(lines))
      totals.set(id, (totals.get(id) ?? 0n) + minorOf(amount));
  return totals;
}
