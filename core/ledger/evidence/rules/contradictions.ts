import type { Role } from "../../../roles/roles.ts";
import {
  accumulated,
  assetsDerecognised,
  assetsRetired,
  depreciationCharge,
  depreciationOfYear,
  disposalGainByAnotherName,
  impairmentCharge,
  leaseInterest,
  leaseLiability,
  revaluation,
} from "./assetRules.ts";
import type { EntryRule } from "./EntryRule.ts";
import {
  borrowedFromRelatedParty,
  dueAllYear,
  foreignMoney,
  lentOut,
  lentToRelatedParty,
  moneySetAside,
  owedAllYear,
  paidOutForGood,
  paidOutWithTax,
  paidWithInterest,
  paidWithInterestByAnotherName,
} from "./moneyRules.ts";
import {
  billedPay,
  chargedWithPay,
  distribution,
  neverPaid,
  owedForPay,
  owedForPayByAnotherName,
  subcontracted,
  subcontractedUntaxed,
} from "./payRules.ts";
import {
  chargedLoss,
  costsOnCreditByAnotherName,
  expensed,
  expensedStock,
  owedThenPaid,
  owedThenPaidWithInterest,
  prepaid,
  stock,
  stockNotTax,
  stockUsed,
  unusedStock,
} from "./purchaseRules.ts";
import {
  billedAhead,
  carriedForward,
  debtOnlyReceived,
  discountsByAnotherName,
  paidByCustomersAhead,
  receivableForAsset,
  receivedNotCharged,
  receivedNotPaidAhead,
  releasedToIncome,
  salesByAnotherName,
  soldOnCredit,
  takenBack,
  tradedIncome,
} from "./salesRules.ts";
import { incomeTaxCharge, owedForIncomeTax, salesTaxControl } from "./taxRules.ts";

/** What entries may show in place of a role that a name gives for sure: the first rule that holds counts. */
export const CONTRADICTIONS: ReadonlyMap<Role, readonly EntryRule[]> = new Map<
  Role,
  readonly EntryRule[]
>([
  [
    "other_receivables",
    [
      soldOnCredit,
      lentToRelatedParty,
      prepaid,
      foreignMoney,
      paidOutWithTax,
      paidOutForGood,
      lentOut,
      expensed,
      stock,
    ],
  ],
  ["trade_receivables", [lentToRelatedParty, foreignMoney, salesByAnotherName, stock]],
  [
    "other_payables",
    [
      salesTaxControl,
      owedForPay,
      paidByCustomersAhead,
      billedAhead,
      borrowedFromRelatedParty,
      leaseLiability,
      owedForIncomeTax,
      salesByAnotherName,
      debtOnlyReceived,
    ],
  ],
  ["prepayments", [billedAhead, receivedNotPaidAhead, expensed]],
  ["provisions", [paidByCustomersAhead, billedAhead, salesByAnotherName]],
  ["borrowings", [dueAllYear, paidByCustomersAhead, billedAhead, salesByAnotherName]],
  [
    "trade_payables",
    [salesTaxControl, billedAhead, paidWithInterest, salesByAnotherName, debtOnlyReceived],
  ],
  ["contract_assets", [stock]],
  ["contract_liabilities", [salesByAnotherName, debtOnlyReceived]],
  ["share_capital", [costsOnCreditByAnotherName]],
  ["retained_earnings", [salesByAnotherName]],
  ["other_reserves", [salesByAnotherName]],
  ["sales_tax", [owedForPayByAnotherName, stockNotTax]],
  ["current_tax", [moneySetAside]],
  ["employee_payables", [distribution, neverPaid]],
  ["disposal_gain_loss", [chargedWithPay, revaluation, receivableForAsset]],
  ["impairment", [impairmentCharge, depreciationCharge]],
  ["bad_debts", [chargedLoss]],
  [
    "revenue",
    [
      carriedForward,
      assetsDerecognised,
      assetsRetired,
      owedForPayByAnotherName,
      receivedNotCharged,
    ],
  ],
  ["other_operating_income", [assetsDerecognised, assetsRetired, tradedIncome]],
  ["loans_receivable", [owedAllYear]],
  [
    "operating_expenses",
    [
      salesTaxControl,
      leaseInterest,
      owedThenPaidWithInterest,
      owedThenPaid,
      disposalGainByAnotherName,
      assetsDerecognised,
      assetsRetired,
      depreciationOfYear,
      depreciationCharge,
      chargedWithPay,
      incomeTaxCharge,
      takenBack,
    ],
  ],
  [
    "cost_of_sales",
    [
      leaseInterest,
      owedThenPaidWithInterest,
      owedThenPaid,
      disposalGainByAnotherName,
      assetsDerecognised,
      assetsRetired,
      takenBack,
    ],
  ],
  ["employee_costs", [discountsByAnotherName, subcontracted, subcontractedUntaxed, billedPay]],
  ["inventories", [stockUsed, expensedStock, unusedStock]],
  ["ppe_cost", [accumulated("ppe_accumulated_depreciation"), stock]],
  ["intangibles_cost", [accumulated("intangibles_accumulated_amortisation")]],
  ["right_of_use_assets", [accumulated("right_of_use_accumulated_depreciation")]],
  ["assets_held_for_sale", [stock]],
  ["associates", [expensed]],
  ["financial_investments", [expensed]],
]);

/** What contradicts whatever a name says is owed, or belongs to owners. */
export const OWED_CONTRADICTIONS: readonly EntryRule[] = [
  owedForPayByAnotherName,
  owedForIncomeTax,
  releasedToIncome,
  paidWithInterestByAnotherName,
];

/** What contradicts a role of any kind that was learnt from other charts alone. */
export const LEARNT_CONTRADICTIONS: readonly EntryRule[] = [
  owedForPayByAnotherName,
  salesByAnotherName,
  foreignMoney,
  paidWithInterestByAnotherName,
  moneySetAside,
];
