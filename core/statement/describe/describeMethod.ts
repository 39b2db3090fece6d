import { type Concept, conceptDefinition } from "../../concepts/concepts.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import type { Policies } from "../../policies/policies.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import type { Entry, EntryTrace } from "../../worksheet/Posting.ts";
import { categoryOf, isAfterOperations } from "../calculateStatement.ts";
import type { AlternativeAmount } from "../doubts/AlternativeAmount.ts";
import { isDerived } from "../doubts/isDerived.ts";
import { isEstimatedSubtotal, withSubtotalsAsked } from "../doubts/subtotalsAsked.ts";
import type {
  LineSource,
  MethodStatement,
  SourceEntry,
  StatementLine,
  StatementTotals,
} from "../StatementDocument.ts";
import type { LineFigures, StatementFigures } from "../StatementFigures.ts";
import { statusOf } from "../status/statusOf.ts";
import { priorAmount, withUnmatchedComparatives } from "./comparativesOfLines.ts";
import type { LineInput } from "./LineInput.ts";
import { lineLabel } from "./lineLabel.ts";
import { orderOfLines } from "./orderOfLines.ts";

/** One method's statement with labels, statuses and decimal strings, ready to leave the core. */
export function describeMethod(input: LineInput): MethodStatement {
  const { figures, worksheet } = input;
  const totals = describeTotals(figures, worksheet.ledgerIndex.decimals);
  return { method: figures.method, lines: buildLines(input), totals };
}

/** The lines in their order, with comparatives, status and sources. */
function buildLines(input: LineInput): StatementLine[] {
  const { figures, framework, policies, comparatives } = input;
  const layout = orderOfLines(figures.method, framework, policies);
  const figuresByConcept = new Map(figures.lines.map((line) => [line.concept, line]));
  const lines = layout.flatMap((concept) => {
    const prior = priorAmount(concept, input);
    const line = figuresByConcept.get(concept);
    const presented = buildLine(concept, line, prior, input);
    const isNothing = (line?.amount ?? subtotalAmount(concept, figures)) === 0n && !prior;
    // A line of zero is shown while it has open questions about amounts that cancel out.
    const isHidden =
      isNothing && presented.reviewReasons.length === 0 && !isAlwaysShown(concept, policies);
    return isHidden ? [] : [presented];
  });
  return withUnmatchedComparatives(
    withSubtotalsAsked(lines, isEstimatedSubtotal),
    comparatives?.unmatched ?? [],
    input,
  );
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
  const found = statusOf({ id, concept, currentYear, line, decimals }, input.statuses);
  return {
    id,
    concept,
    currentYear,
    status: found.status,
    reviewReasons: found.reasons,
    ...(found.reasons.length > 0 && { answeredBy: found.answeredBy }),
    ...(found.verification && { verification: found.verification }),
    calculated: formatMinor(calculated, decimals),
    adjustments: formatMinor(amount - calculated, decimals),
    lineItem: lineLabel(concept, framework),
    category: categoryOf(concept, policies),
    isSubtotal: definition.isSubtotal === true,
    priorYear: formatMinor(prior ?? 0n, decimals),
    isPriorYearKnown: prior !== null,
    sources: [
      ...sourcesOf(line?.entries ?? [], decimals, input.entriesListed),
      ...sourcesInDoubt(input.statuses.alternatives.get(concept) ?? [], decimals),
    ],
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
      return sum(figures.lines.filter(isGenerated).map((line) => line.amount));
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

function isGenerated({ concept, category }: LineFigures): boolean {
  return category === "operating" && !isAfterOperations(concept);
}

function isAlwaysShown(concept: Concept, policies: Policies): boolean {
  if (concept === "unreconciled_difference") return false;
  return conceptDefinition(concept).isSubtotal === true || concept === policies.indirectStart;
}

function sourcesOf(entries: readonly Entry[], decimals: number, listed: number): LineSource[] {
  return entries.map(({ account, amount, adjustmentId, reason, traced }) => ({
    account: account?.code ?? "",
    accountName: account?.name ?? reason,
    amount: formatMinor(amount, decimals),
    adjustmentId,
    reason,
    rows: account?.rows ?? [],
    ...(traced && {
      ...(listed > 0 && {
        entries: traced.entries
          .largest(listed)
          .map((entry) => toSourceEntry(entry, traced.isOpposite, decimals)),
      }),
      entryCount: traced.entries.count,
    }),
  }));
}

/** An entry as a source of an amount; with the opposite sign where the amount is added back. */
export function toSourceEntry(
  entry: EntryTrace,
  isOpposite: boolean,
  decimals: number,
): SourceEntry {
  const { amount } = entry;
  return { ...entry, amount: formatMinor(isOpposite ? -amount : amount, decimals) };
}

/** Accounts that may belong to a line are listed among its sources with zero, so that a person finds them there. */
function sourcesInDoubt(others: readonly AlternativeAmount[], decimals: number): LineSource[] {
  const nothing = formatMinor(0n, decimals);
  return others.map(({ account: { code, name, rows }, role, amount }) => ({
    account: code,
    accountName: name,
    amount: nothing,
    adjustmentId: null,
    reason: reasonOfDoubt(role, printMinor(amount, decimals)),
    rows,
    ...(role !== null && { otherwise: { role, amount: formatMinor(amount, decimals) } }),
  }));
}

function reasonOfDoubt(role: Role | null, printed: string): string {
  return role === null
    ? `Its role is uncertain, and its entries hold ${printed} of this line`
    : `Its role is uncertain: as ${roleDefinition(role).label.toLowerCase()} it would put ${printed} here`;
}

/** The totals of one method in decimal strings. */
function describeTotals(figures: StatementFigures, decimals: number): StatementTotals {
  return {
    operating: formatMinor(figures.operating, decimals),
    investing: formatMinor(figures.investing, decimals),
    financing: formatMinor(figures.financing, decimals),
    effectOfExchangeRates: formatMinor(figures.effectOfExchangeRates, decimals),
    netChange: formatMinor(figures.netChange, decimals),
    cashAtBeginning: formatMinor(figures.cashAtBeginning, decimals),
    cashAtEnd: formatMinor(figures.cashAtEnd, decimals),
    unreconciledDifference: formatMinor(figures.unreconciledDifference, decimals),
  };
}
