import type { Concept } from "../../concepts/concepts.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import { cashEffect } from "../../worksheet/LedgerIndex.ts";
import { treatmentOf } from "../../worksheet/treatments.ts";
import { lineAmount, type StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, needsReview, notApplicable, passed } from "./CheckResult.ts";

const SETTLED = [
  ["Interest", "interest_paid"],
  ["Income tax", "income_taxes_paid"],
] as const satisfies readonly (readonly [string, Concept])[];

/**
 * Checks that interest and tax paid are the charge adjusted for the opening and closing liability, not just the charge
 * (IAS 7.31, 7.35; ASC 230-10-50-2). Amounts are cash effects: a payment is negative.
 */
export function checkInterestAndTaxPaid(context: StatementContext): CheckResult {
  const settlements = SETTLED.map(([name, line]) => settle(name, line, context)).filter(
    ({ isCharged }) => isCharged,
  );
  if (settlements.length === 0)
    return notApplicable("There is no interest or income tax in the profit and loss.");
  const words = settlements
    .map((settlement) => wordSettlement(settlement, context.decimals))
    .join(" ");
  const paid = sum(settlements.map((item) => item.paid));
  const left = sum(
    settlements.map((item) => item.paid - item.charge - item.accrual - item.journals),
  );
  if (left !== 0n) return failed(`${words} What was paid does not follow from them.`, left);
  const withoutLiability = settlements.filter(({ hasLiability }) => !hasLiability);
  // With a general ledger the entries show what was paid, whether or not the books have a liability.
  return withoutLiability.length === 0 || context.trace !== null
    ? passed(words, paid)
    : needsReview(
        `${words} The books hold no liability for ${withoutLiability.map(({ name }) => name.toLowerCase()).join(" or ")}: confirm that all of it was paid in the period.`,
        paid,
      );
}

type Settlement = {
  name: string;
  isCharged: boolean;
  hasLiability: boolean;
  charge: Minor;
  accrual: Minor;
  /** The amount that journals and reclassifications moved to or from the line. */
  journals: Minor;
  paid: Minor;
};

function settle(
  name: string,
  line: Concept,
  { worksheet, direct, policies }: StatementContext,
): Settlement {
  const accounts = worksheet.ledgerIndex.accounts.filter(({ role }) => {
    const treatment = role && treatmentOf(role);
    return treatment?.kind === "settlement" && treatment.line === line;
  });
  const effectOf = (isResult: boolean) =>
    sum(
      accounts
        .filter(({ isProfitAndLoss }) => isProfitAndLoss === isResult)
        .map((account) => cashEffect(account, policies)),
    );
  const onLine = worksheet.direct.filter(({ column }) => column === line);
  const belongs = new Set(accounts);
  const moved = worksheet.direct.filter(
    ({ column, account }) => column !== line && account !== null && belongs.has(account),
  );
  const added = onLine.filter(({ account }) => account === null || !belongs.has(account));
  return {
    name,
    isCharged: accounts.some(({ isProfitAndLoss }) => isProfitAndLoss),
    hasLiability: accounts.some(({ isProfitAndLoss }) => !isProfitAndLoss),
    charge: effectOf(true),
    accrual: effectOf(false),
    journals: sum(added.map(({ amount }) => amount)) - sum(moved.map(({ amount }) => amount)),
    paid: lineAmount(direct, line),
  };
}

function wordSettlement(
  { name, charge, accrual, journals, paid }: Settlement,
  decimals: number,
): string {
  const other = journals === 0n ? "" : `, other movements ${printMinor(journals, decimals)}`;
  return `${name}: charge ${printMinor(-charge, decimals)}, increase in what is owed ${printMinor(accrual, decimals)}${other}, paid ${printMinor(-paid, decimals)}.`;
}
