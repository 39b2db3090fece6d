import {
  type Classification,
  CONFIDENCE_BAR,
  isUnsure,
  otherRoles,
} from "../../classify/Classification.ts";
import type { Ledger, LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Policies } from "../../policies/policies.ts";
import { isCash, type LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import { quoteAccounts, quoteNames } from "../../worksheet/nameAccounts.ts";
import type { ReviewPoint } from "../../worksheet/Posting.ts";

/** Questions that are not about a single line: readings that the profit, opening balances or cash depend on. */
export function reviewDoubts(
  { closedUnsurely, turnedUnsurely }: Ledger,
  ledgerIndex: LedgerIndex,
  classifications: ReadonlyMap<string, Classification>,
): ReviewPoint[] {
  return [
    ...reviewClosedYear(closedUnsurely),
    ...reviewTurned(turnedUnsurely, ledgerIndex),
    ...reviewCash(ledgerIndex, classifications),
    ...reviewUnplaced(ledgerIndex),
  ];
}

/** The codes of accounts whose role a person should confirm or choose. */
export function unsureAccounts(classifications: ReadonlyMap<string, Classification>): Set<string> {
  const unsure = new Set<string>();
  for (const [code, its] of classifications) if (isUnsure(its)) unsure.add(code);
  return unsure;
}

/**
 * Opening retained earnings include last year's profit, so an account that was misread as income or expense changes
 * them.
 */
function reviewClosedYear(names: readonly string[]): ReviewPoint[] {
  const reason = `Last year's profit is taken to hold ${quoteNames(names)}: confirm what they are, since the dividends follow from it.`;
  return names.length === 0 ? [] : [{ column: "dividends_paid", reason }];
}

/** A wrong sign changes the profit by twice the amount. */
function reviewTurned(names: readonly string[], { policies }: LedgerIndex): ReviewPoint[] {
  const reason = `The profit and loss prints no totals, and by their names ${quoteNames(names)} stand against their side: confirm the profit, or add a column of types.`;
  return names.length === 0 ? [] : onProfit(reason, policies);
}

/**
 * The lines that show a question about the profit: the starting line of the indirect method and the largest one of the
 * direct method.
 */
function onProfit(reason: string, { indirectStart }: Policies): ReviewPoint[] {
  return [
    { column: indirectStart, reason },
    { column: "receipts_from_customers", reason },
  ];
}

/**
 * Cash has no line of its own, so an account in doubt between cash and another role is asked about at opening and
 * closing cash (IAS 7.6-8).
 */
function reviewCash(
  ledgerIndex: LedgerIndex,
  classifications: ReadonlyMap<string, Classification>,
): ReviewPoint[] {
  const { accounts, policies } = ledgerIndex;
  return accounts.flatMap((account): ReviewPoint[] => {
    const { code, opening, closing } = account;
    const its = classifications.get(code);
    const isAsked = its !== undefined && its.confidence < CONFIDENCE_BAR;
    if (!isAsked || (opening === 0n && closing === 0n)) return [];
    const isTaken = isCash(account, policies);
    const mayBe = !account.isProfitAndLoss && otherRoles(its).includes("cash_and_cash_equivalents");
    if (!isTaken && !mayBe) return [];
    const reading = isTaken ? "is taken for cash, which is not sure" : "may be cash";
    const reason = `${quoteAccounts([account], ledgerIndex)} ${reading}: confirm its role, since opening and closing cash depend on it.`;
    const beginning = opening === 0n ? [] : (["cash_at_beginning"] as const);
    const end = closing === 0n ? [] : (["cash_at_end"] as const);
    return [...beginning, ...end].map((column) => ({ column, reason, answeredBy: "roles" }));
  });
}

/** An account without a role and without an opening balance may be income or a cost that the profit lacks. */
function reviewUnplaced(ledgerIndex: LedgerIndex): ReviewPoint[] {
  const isUnplaced = ({ role, opening, closing }: LedgerAccount) =>
    role === null && opening === 0n && closing !== 0n;
  const unplaced = ledgerIndex.accounts.filter(isUnplaced);
  if (unplaced.length === 0) return [];
  const reason = `Nobody could place ${quoteAccounts(unplaced, ledgerIndex)}, which may be income or costs: choose their roles, since the profit depends on it.`;
  return onProfit(reason, ledgerIndex.policies).map((point) => ({ ...point, answeredBy: "roles" }));
}
