import { type Concept, conceptDefinition } from "../../concepts/concepts.ts";
import type {
  Comparatives,
  UnmatchedComparative,
} from "../../ingest/comparatives/readComparatives.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import type { Worksheet } from "../../worksheet/buildWorksheet.ts";
import { categoryOf, isAfterOperations } from "../calculateStatement.ts";
import type { StatementLine } from "../StatementDocument.ts";
import type { LineInput } from "./LineInput.ts";

/** Last year's amount of a line; null without comparatives, or where they were presented by the other method. */
export function priorAmount(
  concept: Concept,
  { comparatives, figures, worksheet }: LineInput,
): Minor | null {
  if (!comparatives) return null;
  const supplied = comparatives.byConcept.get(concept);
  if (supplied !== undefined) return supplied;
  const { operating, investing, financing, reconciliation } = comparatives.totals;
  switch (concept) {
    case "net_cash_operating":
      return operating;
    case "net_cash_investing":
      return investing;
    case "net_cash_financing":
      return financing;
    case "net_change_in_cash":
      return operating + investing + financing;
    case "cash_at_end":
      return figures.cashAtBeginning;
    case "cash_at_beginning":
      return figures.cashAtBeginning - operating - investing - financing - reconciliation;
    case "cash_generated_from_operations":
      return priorCashGenerated(comparatives, worksheet);
    default:
      return isUnknown(concept, comparatives) ? null : 0n;
  }
}

/** Comparatives by one method have no amounts for the lines of the other method (IAS 7.18). */
function isUnknown(concept: Concept, { method }: Comparatives): boolean {
  const { presentation } = conceptDefinition(concept);
  return method !== null && presentation !== "both" && presentation !== method;
}

function priorCashGenerated(
  { byConcept, totals }: Comparatives,
  { ledgerIndex }: Worksheet,
): Minor {
  const after = [...byConcept].filter(
    ([concept]) =>
      isAfterOperations(concept) && categoryOf(concept, ledgerIndex.policies) === "operating",
  );
  return totals.operating - sum(after.map(([, amount]) => amount));
}

/** Inserts comparatives without a matching concept above the subtotal of their category. */
export function withUnmatchedComparatives(
  lines: StatementLine[],
  unmatched: readonly UnmatchedComparative[],
  { figures: { method }, worksheet }: LineInput,
): StatementLine[] {
  return lines.flatMap((line) => {
    const isTotal =
      line.concept === `net_cash_${line.category}` || line.concept === "cash_at_beginning";
    const before = isTotal ? unmatched.filter(({ category }) => category === line.category) : [];
    return [
      ...before.map((item) => comparativeLine(item, method, worksheet.ledgerIndex.decimals)),
      line,
    ];
  });
}

function comparativeLine(
  item: UnmatchedComparative,
  method: string,
  decimals: number,
): StatementLine {
  const nothing = formatMinor(0n, decimals);
  return {
    id: `${method}.comparative-${item.id}`,
    concept: `comparative:${item.id}`,
    lineItem: item.label,
    category: item.category,
    isSubtotal: false,
    currentYear: nothing,
    calculated: nothing,
    adjustments: nothing,
    priorYear: formatMinor(item.amount, decimals),
    isPriorYearKnown: true,
    status: "auto",
    reviewReasons: [],
    sources: [],
  };
}
