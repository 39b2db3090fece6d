import { plus } from "../../../money/Amount.ts";
import { isProfitAndLossRole, type Role } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import type { Charge } from "../CounterpartKind.ts";
import { FEW, isMostOf, isNearlyAll } from "../thresholds.ts";
import { accumulated, plantTakenOff } from "./assetRules.ts";
import { CHARGES_OWED } from "./chargesOwed.ts";
import { asked, type EntryRule, OWN } from "./EntryRule.ts";
import { paidWithInterest, paidWithInterestByAnotherName } from "./moneyRules.ts";
import { owedForPayByAnotherName } from "./payRules.ts";
import { prepaid, stock } from "./purchaseRules.ts";
import { soldOnCredit } from "./receivableRules.ts";
import { billedAhead, paidByCustomersAhead } from "./salesRules.ts";
import { owedForIncomeTax, salesTaxControl } from "./taxRules.ts";

/*
 * Rules for balance sheet accounts of any name. The entries of customers, suppliers, inventories and interest-bearing
 * debts are distinctive. Where another account of the balance sheet has such entries, a person is asked.
 */

const ACCUMULATED_ROLES: readonly Role[] = [
  "ppe_accumulated_depreciation",
  "intangibles_accumulated_amortisation",
  "right_of_use_accumulated_depreciation",
];

/** Asks by a rule, except for accounts of roles that usually have the same entries (`alike`). */
function unlike(rule: EntryRule, alike: readonly Role[]): EntryRule {
  const roles = new Set<EntryRule["role"] | null>([...alike, rule.role]);
  return asked({
    ...rule,
    holds: (its) => isBalance(its) && !roles.has(its.account.role) && rule.holds(its),
  });
}

function isBalance({ account: { role, isProfitAndLoss } }: AccountActivity): boolean {
  return role !== null && !isProfitAndLoss && !isProfitAndLossRole(role);
}

/** A balance charged for sales, even once, and then received is owed by customers. */
const chargedForSales: EntryRule = {
  ...soldOnCredit,
  holds: ({ debits, credits, lowest, highest }) => {
    const charged = plus(against(debits, "sales"), against(debits, "salesTax"));
    const isCharged = against(debits, "sales") > 0 && isNearlyAll(charged, total(debits));
    // Cash received before it is earned was paid in advance
    const isAsset = debits.cash === 0 && plus(highest, lowest) > 0;
    return isCharged && isAsset && isMostOf(credits.cash, total(credits));
  },
  reason: "In the entries of the general ledger it is charged for sales, and received.",
};

/** A credit balance that arises from goods and costs, a few times, and is then paid is owed to suppliers. */
const boughtOnCredit: EntryRule = {
  holds: ({ debits, credits, highest }) => {
    const bought = plus(against(credits, "inventories"), against(credits, "costs"));
    const charged = plus(bought, against(credits, "salesTax"));
    const isOften = credits.times >= FEW && isNearlyAll(credits.other, total(credits));
    const isBought = bought > 0 && isMostOf(charged, credits.other);
    return isOften && isBought && highest <= 0 && isMostOf(debits.cash, total(debits));
  },
  role: "trade_payables",
  reason: "In the entries of the general ledger it is owed for goods or costs, and paid.",
};

/** A prepayment becomes a cost in several parts. */
const prepaidAndUsed: EntryRule = {
  ...prepaid,
  holds: (its) => its.credits.times >= FEW && prepaid.holds({ ...its, account: anyOf(its) }),
};

/** `prepaid` only accepts accounts of some roles; here the role does not matter. */
function anyOf({ account }: AccountActivity): AccountActivity["account"] {
  return { ...account, role: "other_receivables" };
}

/** A liability for exactly one kind of charge, paid or not. */
function owedFor(charge: Charge): EntryRule {
  return {
    ...CHARGES_OWED[charge],
    holds: ({ owedFor: owed, otherCredits, debits, highest }) =>
      owed.has(charge) &&
      owed.size === 1 &&
      otherCredits === 0 &&
      debits.other === 0 &&
      highest <= 0,
  };
}

/** Accumulated depreciation is never paid. A balance that is may be a liability. */
const paidOff: EntryRule = {
  holds: ({ account: { role }, debits, credits, derecognised }) => {
    const moved = plus(total(debits), total(credits));
    return (
      ACCUMULATED.has(role) &&
      derecognised === 0 &&
      isMostOf(plus(debits.cash, credits.cash), moved)
    );
  },
  role: OWN,
  reason:
    "In the entries of the general ledger it is paid, as nothing is that assets have depreciated by.",
  isAsked: true,
  rivals: ["other_payables", "borrowings"],
};

const ACCUMULATED: ReadonlySet<Role | null> = new Set<Role | null>(ACCUMULATED_ROLES);

/**
 * An opening liability that is paid with interest, and to which no interest is charged, is the debt and not the accrued
 * interest.
 */
const debtCalledInterest: EntryRule = {
  ...asked(paidWithInterest),
  holds: (its) => {
    const { account, debits, credits } = its;
    const isOwed = account.role === "interest_payable" && account.opening < 0n;
    const isUncharged = against(credits, "interest") === 0 && debits.times >= FEW;
    return isOwed && isUncharged && paidWithInterest.holds(its);
  },
};

/** Employees are reimbursed for costs; inventories and plant are bought from suppliers. */
const boughtFromEmployees: EntryRule = {
  ...boughtOnCredit,
  holds: (its) => {
    const { credits } = its;
    const goods = plus(against(credits, "inventories"), against(credits, "longTermAssets"));
    const isOfPay = against(credits, "payroll") > 0;
    return !isOfPay && isMostOf(plus(goods, goods), total(credits)) && boughtOnCredit.holds(its);
  },
};

/** Receivables can be received before they are charged, so they look like advances. */
const OF_OTHERS: readonly Role[] = ["trade_receivables", "other_receivables", "contract_assets"];
const DEBTS_AT_INTEREST: readonly Role[] = ["borrowings", "bonds", "lease_liabilities"];

/** The rules for all balance sheet accounts, in order: the first that applies counts. */
export const BALANCE_CONTRADICTIONS: readonly EntryRule[] = [
  owedForPayByAnotherName,
  unlike(owedForIncomeTax, ["deferred_tax"]),
  paidWithInterestByAnotherName,
  unlike(salesTaxControl, []),
  unlike(chargedForSales, ["other_receivables", "contract_assets", "loans_receivable"]),
  unlike(boughtOnCredit, ["other_payables", "employee_payables", "provisions"]),
  unlike(boughtFromEmployees, ["other_payables", "provisions"]),
  unlike(stock, ["prepayments", "sales_tax"]),
  unlike(prepaidAndUsed, ["inventories", "other_receivables", "employee_payables"]),
  unlike(accumulated("ppe_accumulated_depreciation"), ACCUMULATED_ROLES),
  paidOff,
  debtCalledInterest,
  unlike(plantTakenOff, ["intangibles_cost", "right_of_use_assets", "investment_property"]),
  unlike(owedFor("interest"), ["other_payables", "provisions", ...DEBTS_AT_INTEREST]),
  unlike(owedFor("dividends"), ["other_payables", "retained_earnings", "dividends_declared"]),
  unlike(billedAhead, []),
  unlike(paidByCustomersAhead, [...OF_OTHERS, "share_capital", "share_premium", "other_reserves"]),
];
