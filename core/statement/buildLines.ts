import { type Concept, conceptDefinition } from "../concepts/concepts.ts";
import type {
  Comparatives,
  UnmatchedComparative,
} from "../ingest/comparatives/readComparatives.ts";
import { formatMinor } from "../money/formatMinor.ts";
import { type Minor, sum } from "../money/Minor.ts";
import type { Framework, Policies } from "../policies/policies.ts";
import type { Worksheet } from "../worksheet/buildWorksheet.ts";
import type { Entry, WorksheetColumn } from "../worksheet/Posting.ts";
import { categoryOf } from "./figureStatement.ts";
import { isDerived } from "./isDerived.ts";
import { lineLabel } from "./lineLabel.ts";
import { orderOfLines } from "./orderOfLines.ts";
import type { LineSource, StatementLine } from "./StatementDocument.ts";
import type { LineFigures, StatementFigures } from "./StatementFigures.ts";
import { type StatusInputs, statusOf } from "./statusOf.ts";

export type LineInput = {
  figures: StatementFigures;
  /** The same method without any adjustment. */
  calculated: StatementFigures;
  worksheet: Worksheet;
  framework: Framework;
  policies: Policies;
  comparatives: Comparatives | null;
  statuses: StatusInputs;
  /** How much of each line depends on estimated settlements; null without a general ledger. */
  estimates: ReadonlyMap<WorksheetColumn, Minor> | null;
};

/** Puts one method's figures into lines in their order, with comparatives, status and sources. */
export function buildLines(input: LineInput): StatementLine[] {
  const { figures, framework, policies, comparatives } = input;
  const layout = orderOfLines(figures.method, framework, policies);
  const figuresByConcept = new Map(figures.lines.map((line) => [line.concept, line]));
  const lines = layout.flatMap((concept) => {
    const prior = priorAmount(concept, input);
    const line = figuresByConcept.get(concept);
    const presented = buildLine(concept, line, prior, input);
    const isNothing = (line?.amount ?? subtotalAmount(concept, figures)) === 0n && !prior;
    // A line of zero is shown as long as somebody has to review the amounts that it nets.
    const isHidden =
      isNothing && presented.reviewReasons.length === 0 && !isAlwaysShown(concept, policies);
    return isHidden ? [] : [presented];
  });
  return withUnmatched(lines, comparatives?.unmatched ?? [], input);
}

function buildLine(
  concept: Concept,
  line: LineFigures | undefined,
  prior: Minor | null,
  input: LineInput,
): StatementLine {
  const { figures, framework, policies } = input;
  const { decimals } = input.worksheet.ledgerIndex;
  const definition = conceptDefinition(concept);
  const amount = line?.amount ?? subtotalAmount(concept, figures);
  const calculated = amountIn(input.calculated, concept);
  const id = `${figures.method}.${concept}`;
  const currentYear = formatMinor(amount, decimals);
  const found = statusOf({ id, concept, currentYear, line }, input.statuses);
  return {
    id,
    concept,
    currentYear,
    status: found.status,
    reviewReasons: found.reasons,
    ...(found.verification && { verification: found.verification }),
    calculated: formatMinor(calculated, decimals),
    adjustments: formatMinor(amount - calculated, decimals),
    lineItem: lineLabel(concept, framework),
    category: categoryOf(concept, policies),
    isSubtotal: definition.isSubtotal === true,
    priorYear: formatMinor(prior ?? 0n, decimals),
    isPriorYearKnown: prior !== null,
    sources: sourcesOf(line?.entries ?? [], decimals),
    ...(isDerived(concept, line?.entries ?? []) && { isDerived: true }),
    ...(input.estimates && {
      estimatedAmount: formatMinor(input.estimates.get(concept) ?? 0n, decimals),
    }),
  };
}

function amountIn(figures: StatementFigures, concept: Concept): Minor {
  const line = figures.lines.find((known) => known.concept === concept);
  return line?.amount ?? subtotalAmount(concept, figures);
}

/** Amounts of subtotals and of the lines at the end of the statement. */
function subtotalAmount(concept: Concept, figures: StatementFigures): Minor {
  switch (concept) {
    case "cash_generated_from_operations":
      return sum(figures.lines.filter(isBeforeSettlement).map((line) => line.amount));
    case "net_cash_operating":
      return figures.operating;
    case "net_cash_investing":
      return figures.investing;
    case "net_cash_financing":
      return figures.financing;
    case "net_change_in_cash":
      return figures.netChange;
    case "cash_at_beginning":
      return figures.cashAtBeginning;
    case "cash_at_end":
      return figures.cashAtEnd;
    case "unreconciled_difference":
      return figures.unreconciledDifference;
    default:
      return 0n;
  }
}

const AFTER_OPERATIONS: ReadonlySet<Concept> = new Set<Concept>([
  "interest_paid",
  "interest_received",
  "dividends_received",
  "dividends_paid",
  "dividends_paid_to_nci",
  "income_taxes_paid",
]);

function isBeforeSettlement({ concept, category }: LineFigures): boolean {
  return category === "operating" && !AFTER_OPERATIONS.has(concept);
}

function isAlwaysShown(concept: Concept, policies: Policies): boolean {
  if (concept === "unreconciled_difference") return false;
  return conceptDefinition(concept).isSubtotal === true || concept === policies.indirectStart;
}

/** Last year's amount of a line; null where nothing was supplied, or it stands on a line of the other method. */
function priorAmount(
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

/** A year presented by one method has no amounts for the lines of the other method (IAS 7.18). */
function isUnknown(concept: Concept, { method }: Comparatives): boolean {
  const { presentation } = conceptDefinition(concept);
  return method !== null && presentation !== "both" && presentation !== method;
}

function priorCashGenerated(
  { byConcept, totals }: Comparatives,
  { ledgerIndex }: Worksheet,
): Minor {
  const afterOperations = [...AFTER_OPERATIONS].filter(
    (concept) => categoryOf(concept, ledgerIndex.policies) === "operating",
  );
  return totals.operating - sum(afterOperations.map((concept) => byConcept.get(concept) ?? 0n));
}

function sourcesOf(entries: readonly Entry[], decimals: number): LineSource[] {
  return entries.map(({ account, amount, adjustmentId, reason, traced }) => ({
    account: account?.code ?? "",
    accountName: account?.name ?? reason,
    amount: formatMinor(amount, decimals),
    adjustmentId,
    reason,
    rows: account?.rows ?? [],
    ...(traced && {
      entries: traced.entries.map((entry) => ({
        ...entry,
        amount: formatMinor(entry.amount, decimals),
      })),
      entryCount: traced.entryCount,
    }),
  }));
}

/** Comparatives that match no concept stand just above the subtotal of their category. */
function withUnmatched(
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
