import { accruedReturnRules } from "./accruedReturnRules.ts";
import { accumulatedRules } from "./accumulatedRules.ts";
import { cashRules } from "./cashRules.ts";
import { contractAssetRules } from "./contractAssetRules.ts";
import { contractLiabilityRules } from "./contractLiabilityRules.ts";
import { costOfSalesRules } from "./costOfSalesRules.ts";
import { debtRules } from "./debtRules.ts";
import { deferredTaxRules } from "./deferredTaxRules.ts";
import { earningsRules } from "./earningsRules.ts";
import { financeRules } from "./financeRules.ts";
import { gainRules } from "./gainRules.ts";
import { incomeTaxRules } from "./incomeTaxRules.ts";
import { intangibleAssetRules } from "./intangibleAssetRules.ts";
import { inventoryRules } from "./inventoryRules.ts";
import { investmentRules } from "./investmentRules.ts";
import type { NameRule } from "./NameRule.ts";
import { nonCashRules } from "./nonCashRules.ts";
import { otherIncomeRules } from "./otherIncomeRules.ts";
import { overheadRules } from "./overheadRules.ts";
import { payableRules } from "./payableRules.ts";
import { payrollRules } from "./payrollRules.ts";
import { prepaymentRules } from "./prepaymentRules.ts";
import { provisionRules } from "./provisionRules.ts";
import { receivableRules } from "./receivableRules.ts";
import { reserveRules } from "./reserveRules.ts";
import { revenueRules } from "./revenueRules.ts";
import { salesTaxRules } from "./salesTaxRules.ts";
import { shareRules } from "./shareRules.ts";
import { staffCostRules } from "./staffCostRules.ts";
import { tangibleAssetRules } from "./tangibleAssetRules.ts";
import { unplaceableRules } from "./unplaceableRules.ts";
import { valueAdjustmentRules } from "./valueAdjustmentRules.ts";

/** The whole vocabulary of account names; between equal matches the earlier row wins. */
export const nameRules: readonly NameRule[] = [
  ...unplaceableRules,
  ...valueAdjustmentRules,
  ...cashRules,
  ...receivableRules,
  ...prepaymentRules,
  ...contractAssetRules,
  ...inventoryRules,
  ...accumulatedRules,
  ...tangibleAssetRules,
  ...intangibleAssetRules,
  ...investmentRules,
  ...payableRules,
  ...payrollRules,
  ...contractLiabilityRules,
  ...provisionRules,
  ...salesTaxRules,
  ...incomeTaxRules,
  ...deferredTaxRules,
  ...debtRules,
  ...accruedReturnRules,
  ...shareRules,
  ...earningsRules,
  ...reserveRules,
  ...revenueRules,
  ...otherIncomeRules,
  ...gainRules,
  ...costOfSalesRules.map(notPrepaid),
  ...staffCostRules.map(notPrepaid),
  ...nonCashRules,
  ...financeRules,
  ...overheadRules.map(notPrepaid),
];

/** A cost paid ahead is not a cost yet, however clearly the name says what it will be spent on. */
function notPrepaid(rule: NameRule): NameRule {
  return { ...rule, unless: [...(rule.unless ?? []), "prepaid", "prepayment"] };
}
