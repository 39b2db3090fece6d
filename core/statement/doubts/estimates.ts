import { type Concept, concepts } from "../../concepts/concepts.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Minor } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import { accountLabel } from "../../text/accountLabel.ts";
import { listSome } from "../../text/listSome.ts";
import type { Trace } from "../../trace/Trace.ts";
import type { LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import { MOST_NAMED } from "../../worksheet/nameAccounts.ts";
import { NON_CASH, type ReviewPoint, type WorksheetColumn } from "../../worksheet/Posting.ts";
import { mergedColumn } from "../../worksheet/presentPosting.ts";
import { lineLabel } from "../describe/lineLabel.ts";
import type { StatementContext } from "../StatementContext.ts";
import { subtotalsInDoubt } from "./subtotalsInDoubt.ts";

/** Accounts with estimated settlements, and the part of each line that depends on them, without a sign. */
export type Estimate = { accounts: LedgerAccount[]; lines: Map<WorksheetColumn, Minor> };

type EstimateContext = {
  trace: Pick<Trace, "estimates"> | null;
  worksheet: { ledgerIndex: LedgerIndex };
};

/**
 * The estimates of a trace. Estimates that affect the same line are merged into one, so that each line has at most one.
 */
export function estimatesOf({ trace, worksheet: { ledgerIndex } }: EstimateContext): Estimate[] {
  const byLine = new Map<WorksheetColumn, Estimate>();
  for (const [account, lines] of trace?.estimates ?? []) {
    let joined: Estimate = { accounts: [account], lines: new Map() };
    for (const [column, amount] of lines) {
      const line = mergedColumn(column, ledgerIndex);
      joined = join(byLine.get(line), joined);
      joined.lines.set(line, (joined.lines.get(line) ?? 0n) + amount);
    }
    for (const line of joined.lines.keys()) byLine.set(line, joined);
  }
  return [...new Set(byLine.values())];
}

/** Merges two estimates. */
function join(into: Estimate | undefined, own: Estimate): Estimate {
  if (!into || into === own) return own;
  into.accounts.push(...own.accounts);
  for (const [line, amount] of own.lines)
    into.lines.set(line, (into.lines.get(line) ?? 0n) + amount);
  return into;
}

/** The part of each line and subtotal that depends on estimates, without a sign. */
export function estimatedAmounts(context: EstimateContext): Map<WorksheetColumn, Minor> {
  const { policies } = context.worksheet.ledgerIndex;
  const estimates = estimatesOf(context);
  const amounts = new Map(estimates.flatMap(({ lines }) => [...lines]));
  for (const { lines } of estimates)
    for (const [subtotal, amount] of subtotalsInDoubt(lines, policies))
      amounts.set(subtotal, (amounts.get(subtotal) ?? 0n) + amount);
  return amounts;
}

/** One question per estimate, with the same text on every line and subtotal that depends on it. */
export function reviewEstimates(context: StatementContext): ReviewPoint[] {
  return estimatesOf(context).flatMap((estimate) => {
    const reason = `An estimate: payments on ${nameThem(estimate.accounts)} without a reference to their bill, or for what was open at the start, were taken to settle the oldest items, or for what the account usually is, and may have been for something else. On it depend: ${amountsOf(estimate, context)}. Reconciliation codes, document numbers, the bill in the ledger or last year's project make it exact.`;
    const subtotals = subtotalsInDoubt(estimate.lines, context.worksheet.ledgerIndex.policies);
    return [...estimate.lines.keys(), ...subtotals.keys()].map((column) => ({
      column,
      reason,
      answeredBy: "word",
    }));
  });
}

function nameThem(accounts: readonly LedgerAccount[]): string {
  const labels = accounts.map(({ code, name }) => `'${accountLabel(code, name)}'`).sort();
  return listSome(labels, MOST_NAMED);
}

const ORDER = new Map(Object.keys(concepts).map((concept, at) => [concept, at]));

function amountsOf(
  { lines }: Estimate,
  { framework, decimals }: Pick<StatementContext, "framework" | "decimals">,
): string {
  return [...lines]
    .filter((each): each is [Concept, Minor] => each[0] !== NON_CASH)
    .toSorted(([one], [other]) => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0))
    .map(([line, amount]) => `${lineLabel(line, framework)} ${printMinor(amount, decimals)}`)
    .join("; ");
}
