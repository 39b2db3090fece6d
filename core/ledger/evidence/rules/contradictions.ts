import type { Role } from "../../../roles/roles.ts";
import {
  accumulated,
  assetsDerecognised,
  assetsDerecognisedAlone,
  assetsRetired,
  billedCharge,
  depreciationCharge,
  depreciationOfYear,
  disposalGainByAnotherName,
  impairmentCharge,
  leaseInterest,
  leaseLiability,
  owedForAsset,
  revaluation,
} from "./assetRules.ts";
import { asked, type EntryRule } from "./EntryRule.ts";
import {
  borrowedFromRelatedParty,
  costOfDebt,
  differenceOnCash,
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
  neverPaid,
  owedForPay,
  owedForPayByAnotherName,
  subcontracted,
  subcontractedUntaxed,
} from "./payRules.ts";
import {
  billedToOwners,
  chargedLoss,
  costsOnCreditByAnotherName,
  expensed,
  expensedStock,
  owedForPurchases,
  owedThenPaid,
  prepaid,
  stock,
  stockNotTax,
  stockUsed,
  unusedStock,
} from "./purchaseRules.ts";
import {
  chargedNotLent,
  receivableForAsset,
  soldOnCredit,
  soldOnCreditMostly,
} from "./receivableRules.ts";
import {
  billedAhead,
  debtOnlyReceived,
  discountsByAnotherName,
  incomePaidAhead,
  paidByCustomersAhead,
  receivedNotCharged,
  receivedNotPaidAhead,
  releasedToIncome,
  salesByAnotherName,
  salesNotDisposals,
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
      soldOnCreditMostly,
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
  ["contract_liabilities", [owedForPurchases, salesByAnotherName, debtOnlyReceived]],
  ["share_capital", [costsOnCreditByAnotherName]],
  ["retained_earnings", [salesByAnotherName]],
  ["other_reserves", [salesByAnotherName]],
  ["sales_tax", [owedForPayByAnotherName, stockNotTax, assetsDerecognisedAlone]],
  ["translation_reserve", [differenceOnCash]],
  ["dividends_declared", [billedToOwners]],
  ["current_tax", [moneySetAside, asked(salesTaxControl)]],
  ["employee_payables", [neverPaid]],
  ["disposal_gain_loss", [chargedWithPay, revaluation, receivableForAsset, salesNotDisposals]],
  ["depreciation", [billedCharge]],
  ["amortisation", [billedCharge]],
  ["impairment", [billedCharge, impairmentCharge, depreciationCharge]],
  ["bad_debts", [chargedLoss]],
  [
    "revenue",
    [
      assetsDerecognised,
      assetsRetired,
      incomePaidAhead,
      owedForPayByAnotherName,
      receivedNotCharged,
    ],
  ],
  ["other_operating_income", [assetsDerecognised, assetsRetired, incomePaidAhead, tradedIncome]],
  [
    "loans_receivable",
    [soldOnCredit, soldOnCreditMostly, chargedNotLent, owedAllYear, owedForAsset],
  ],
  [
    "operating_expenses",
    [
      salesTaxControl,
      leaseInterest,
      costOfDebt,
      owedThenPaid,
      disposalGainByAnotherName,
      assetsDerecognised,
      assetsRetired,
      depreciationOfYear,
      depreciationCharge,
      chargedWithPay,
      incomeTaxCharge,
      takenBack,
      salesByAnotherName,
    ],
  ],
  [
    "cost_of_sales",
    [
      leaseInterest,
      costOfDebt,
      owedThenPaid,
      disposalGainByAnotherName,
      assetsDerecognised,
      assetsRetired,
      takenBack,
      salesByAnotherName,
    ],
  ],
  ["employee_costs", [discountsByAnotherName, subcontracted, subcontractedUntaxed, billedPay]],
  ["inventories", [stockUsed, expensedStock, unusedStock]],
  ["ppe_cost", [accumulated("ppe_accumulated_depreciation"), assetsDerecognisedAlone, stock]],
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
