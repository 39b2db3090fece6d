import { CONFIDENCE_BAR } from "../../classify/Classification.ts";
import { chooseMateriality } from "../../ledger/chooseMateriality.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { absolute, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import { policyRules } from "../../policies/policyRules.ts";
import { isCash } from "../../worksheet/LedgerIndex.ts";
import { quoteAccounts } from "../../worksheet/nameAccounts.ts";
import type { StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, needsReview, passed } from "./CheckResult.ts";

/**
 * Checks that there is cash, that its accounts are sure, and that they are cash under the framework (IAS 7.6-8; ASC
 * 230-10-45-4).
 */
export function checkCash(context: StatementContext): CheckResult {
  const { worksheet, policies } = context;
  const cash = worksheet.ledgerIndex.accounts.filter((account) => isCash(account, policies));
  if (cash.length === 0)
    return failed(`No account was recognised as cash: ${noCash(context)}.`, 0n);
  const doubtful = cash.filter((account) => isDoubtful(account, context));
  if (doubtful.length > 0) {
    const names = quoteAccounts(doubtful, worksheet.ledgerIndex);
    const closing = sum(doubtful.map((account) => account.closing));
    const unsure = `${names} ${doubtful.length === 1 ? "is" : "are"} taken for cash, which is not sure: confirm the role, since opening and closing cash depend on it.`;
    const negative = negativeAtBothEnds(cash, context);
    return failed(negative === null ? unsure : `${unsure} ${negative}`, closing);
  }
  return checkLeftOut(context) ?? checkSides(cash, context);
}

/** What to do where no account is cash. An overdraft may be cash, where framework and policy allow it (IAS 7.8). */
function noCash({ worksheet, framework, policies }: StatementContext): string {
  const overdrafts = worksheet.ledgerIndex.accounts.filter(({ role }) => role === "bank_overdraft");
  const mayBeIncluded = policyRules(
    framework,
    policies.specifiedMainBusinessActivity,
  ).bankOverdraftsInCash.allowed.includes(true);
  if (overdrafts.length === 0) return "give the cash account its role";
  const names = quoteAccounts(overdrafts, worksheet.ledgerIndex);
  return mayBeIncluded
    ? `${names} is a bank overdraft, which stands outside cash. Where it is repayable on demand and part of cash management, choose the policy that includes bank overdrafts in cash; where it is an ordinary bank account, give it the role of cash`
    : `${names} is a bank overdraft, which is financing under US GAAP. Where it is an ordinary bank account, give it the role of cash`;
}

/** Checks accounts outside cash that may be cash: opening and closing cash depend on them. */
function checkLeftOut({
  worksheet,
  classifications,
  decimals,
}: StatementContext): CheckResult | null {
  const { accounts } = worksheet.ledgerIndex;
  const leftOut = accounts.filter(({ code }) => classifications.get(code)?.mayBeCash);
  // Absolute amounts: a bank account and an overdraft must not cancel, since only one of them may be cash
  const opening = sum(leftOut.map((account) => absolute(account.opening)));
  const closing = sum(leftOut.map((account) => absolute(account.closing)));
  const materiality = chooseMateriality(accounts, decimals);
  if (opening <= materiality && closing <= materiality) return null;
  const names = quoteAccounts(leftOut, worksheet.ledgerIndex);
  return failed(
    `${names} may be cash and ${leftOut.length === 1 ? "stands" : "stand"} outside it: confirm the role, since opening and closing cash depend on it.`,
    closing,
  );
}

/** Negative cash is a debt, or was read with the wrong sign. */
function negativeAtBothEnds(
  cash: readonly LedgerAccount[],
  { indirect: { cashAtBeginning, cashAtEnd }, decimals }: StatementContext,
): string | null {
  const includesOverdraft = cash.some(({ role }) => role === "bank_overdraft");
  if (cashAtBeginning >= 0n || cashAtEnd >= 0n || includesOverdraft) return null;
  return `Cash is negative at both ends of the period, ${printMinor(cashAtBeginning, decimals)} and ${printMinor(cashAtEnd, decimals)}: the account may be an overdraft, or its signs were read the wrong way round.`;
}

function checkSides(cash: readonly LedgerAccount[], context: StatementContext): CheckResult {
  const { framework, policies, indirect } = context;
  const { cashAtEnd } = indirect;
  const negative = negativeAtBothEnds(cash, context);
  if (negative !== null) return failed(negative, cashAtEnd);
  const overdrawn = cash.filter(
    ({ role, closing }) => role === "cash_and_cash_equivalents" && closing < 0n,
  );
  if (overdrawn.length > 0) {
    const amount = sum(overdrawn.map(({ closing }) => absolute(closing)));
    return needsReview(
      `Account ${overdrawn.map(({ code }) => code).join(", ")} is overdrawn: ${framework === "US_GAAP" ? "under US GAAP an overdraft is financing, never negative cash" : "an overdraft is cash only if it is repayable on demand and part of cash management"}.`,
      amount,
    );
  }
  const accounts = cash.length === 1 ? "1 cash account" : `${cash.length} cash accounts`;
  return passed(
    `${accounts}; restricted cash ${policies.restrictedCashInCash ? "inside" : "outside"}, overdrafts ${policies.bankOverdraftsInCash ? "inside" : "outside"}.`,
    cashAtEnd,
  );
}

function isDoubtful(
  { code, opening, closing }: LedgerAccount,
  { classifications }: StatementContext,
): boolean {
  const confidence = classifications.get(code)?.confidence ?? 0;
  return confidence < CONFIDENCE_BAR && (opening !== 0n || closing !== 0n);
}
