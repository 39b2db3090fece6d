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
  leaseThatBringsCash,
  neverUsedUp,
  owedByBuyer,
  owedForAsset,
  paidBack,
  revaluation,
} from "./assetRules.ts";
import { asked, type EntryRule } from "./EntryRule.ts";
import { costOfDebt } from "./interestRules.ts";
import {
  borrowedFromRelatedParty,
  differenceOnCash,
  dueAllYear,
  foreignMoney,
  lentOut,
  lentToRelatedParty,
  moneySetAside,
  onForeignMoney,
  owedAllYear,
  owedInCash,
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
  withheldFrom,
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
  chargedAndKept,
  debtOnlyReceived,
  discountsByAnotherName,
  incomePaidAhead,
  learntDiscounts,
  paidByCustomersAhead,
  receivedNotCharged,
  receivedNotPaidAhead,
  releasedToIncome,
  salesByAnotherName,
  salesNotDisposals,
  takenBack,
  tradedIncome,
} from "./salesRules.ts";
import {
  boughtByItself,
  chargedThenPaid,
  paidIntoReserve,
  receivedAlone,
  repaidAlone,
  spent,
  spentFreely,
  unlikeHeldAssets,
} from "./settlementRules.ts";
import {
  bearsSalesTax,
  billedInterest,
  incomeTaxCharge,
  owedForIncomeTax,
  salesTaxControl,
} from "./taxRules.ts";

/** What contradicts costs of either kind. */
const ofAnyCost: readonly EntryRule[] = [
  leaseInterest,
  costOfDebt,
  withheldFrom,
  owedThenPaid,
  disposalGainByAnotherName,
  assetsDerecognised,
  assetsRetired,
];

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
      moneySetAside,
      receivedAlone,
    ],
  ],
  ["restricted_cash", [spentFreely]],
  [
    "trade_receivables",
    [lentToRelatedParty, foreignMoney, salesByAnotherName, stock, moneySetAside],
  ],
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
      chargedAndKept,
      debtOnlyReceived,
      owedInCash,
    ],
  ],
  ["prepayments", [billedAhead, receivedNotPaidAhead, expensed, chargedThenPaid, moneySetAside]],
  ["provisions", [paidByCustomersAhead, billedAhead, salesByAnotherName]],
  ["borrowings", [dueAllYear, paidByCustomersAhead, billedAhead, salesByAnotherName]],
  [
    "trade_payables",
    [salesTaxControl, billedAhead, paidWithInterest, salesByAnotherName, debtOnlyReceived],
  ],
  ["contract_assets", [stock]],
  ["contract_liabilities", [owedForPurchases, salesByAnotherName, debtOnlyReceived, repaidAlone]],
  ["share_capital", [costsOnCreditByAnotherName, salesByAnotherName]],
  ["share_premium", [costsOnCreditByAnotherName, salesByAnotherName]],
  ["retained_earnings", [salesByAnotherName]],
  ["other_reserves", [costsOnCreditByAnotherName, salesByAnotherName, paidIntoReserve]],
  ["sales_tax", [owedForPayByAnotherName, stockNotTax, assetsDerecognisedAlone, moneySetAside]],
  ["translation_reserve", [differenceOnCash]],
  ["dividends_declared", [billedToOwners]],
  ["current_tax", [moneySetAside, asked(salesTaxControl), owedByBuyer]],
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
      onForeignMoney,
      ...ofAnyCost,
      depreciationOfYear,
      depreciationCharge,
      chargedWithPay,
      incomeTaxCharge,
      takenBack,
      salesByAnotherName,
    ],
  ],
  ["cost_of_sales", [...ofAnyCost, chargedWithPay, takenBack, salesByAnotherName]],
  ["employee_costs", [discountsByAnotherName, subcontracted, subcontractedUntaxed, billedPay]],
  ["inventories", [stockUsed, expensedStock, unusedStock, neverUsedUp]],
  [
    "ppe_cost",
    [
      accumulated("ppe_accumulated_depreciation"),
      assetsDerecognisedAlone,
      stock,
      paidBack,
      ...unlikeHeldAssets,
    ],
  ],
  ["intangibles_cost", [accumulated("intangibles_accumulated_amortisation"), ...unlikeHeldAssets]],
  ["goodwill", [boughtByItself]],
  ["right_of_use_assets", [accumulated("right_of_use_accumulated_depreciation")]],
  ["lease_liabilities", [leaseThatBringsCash]],
  ["income_tax", [bearsSalesTax]],
  ["interest_expense", [bearsSalesTax, billedInterest]],
  ["interest_income", [bearsSalesTax]],
  ["fair_value_changes", [bearsSalesTax]],
  ["foreign_exchange_gain_loss", [bearsSalesTax]],
  ["discontinued_operations", [discountsByAnotherName, bearsSalesTax]],
  ["assets_held_for_sale", [stock]],
  ["associates", [expensed, spent]],
  ["financial_investments", [expensed, spent]],
]);

/** What contradicts whatever a name says is owed, or belongs to owners. */
export const OWED_CONTRADICTIONS: readonly EntryRule[] = [releasedToIncome];

/** What contradicts a role of any kind that was learnt from other charts alone. */
export const LEARNT_CONTRADICTIONS: readonly EntryRule[] = [
  owedForPayByAnotherName,
  salesByAnotherName,
  foreignMoney,
  paidWithInterestByAnotherName,
  moneySetAside,
  learntDiscounts,
];
