import type { AccountActivity } from "./AccountActivity.ts";
import { contradictByEntries } from "./contradictByEntries.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import { plantTakenOff } from "./rules/assetRules.ts";
import { applyRules, type EntryRule } from "./rules/EntryRule.ts";
import { interestOnDebt, interestReceived, unnamedCostOfDebt } from "./rules/interestRules.ts";
import {
  exchangeDifference,
  foreignMoney,
  gainOnMoney,
  paidWithInterest,
  unsureLentOut,
  unsurePaidOutForGood,
  unsurePaidOutWithTax,
} from "./rules/moneyRules.ts";
import { moneyForPay, owedForPay, payCost } from "./rules/payRules.ts";
import {
  costs,
  costsOnCredit,
  owedForCosts,
  paidAndSpent,
  prepaid,
  purchases,
  rentPaid,
  stock,
  stockUsed,
  unnamedCosts,
  unnamedPrepaid,
} from "./rules/purchaseRules.ts";
import { receivable } from "./rules/receivableRules.ts";
import {
  billedAhead,
  discounts,
  paidByCustomersAhead,
  receivedNotCharged,
  releasedToIncome,
  retained,
  sales,
  salesReturns,
  unplacedReceived,
} from "./rules/salesRules.ts";
import { salesTaxControl } from "./rules/taxRules.ts";

/**
 * Finds the role of an account whose name is in doubt or says nothing, by the usual entries of trading: sales, returns,
 * purchases, inventories used, employee payables, sales tax. The role that the name suggests is tested by the entries
 * too. Null where the entries fit several roles, or are too few.
 */
export function findUnsureRole(activity: AccountActivity): RoleFinding | null {
  const found = applyRules(TRADE, activity) ?? contradictByEntries(activity, undefined);
  const { role, isProfitAndLoss } = activity.account;
  if (found !== null) return found;
  if (role !== null && role !== "bonds") return applyRules([paidByCustomersAhead], activity);
  return applyRules(isProfitAndLoss ? [receivedNotCharged] : DEBTS, activity);
}

const TRADE: readonly EntryRule[] = [
  moneyForPay,
  plantTakenOff,
  salesTaxControl,
  billedAhead,
  sales,
  salesReturns,
  discounts,
  stockUsed,
  prepaid,
  paidAndSpent,
  unnamedPrepaid,
  owedForPay,
  interestOnDebt,
  interestReceived,
  unnamedCostOfDebt,
  payCost,
  retained,
  costs,
  purchases,
  rentPaid,
  unnamedCosts,
  costsOnCredit,
  owedForCosts,
  exchangeDifference,
  gainOnMoney,
  unsurePaidOutWithTax,
  unsurePaidOutForGood,
  unsureLentOut,
];

/** Roles of balance sheet accounts that no other rule shows. */
const DEBTS: readonly EntryRule[] = [
  foreignMoney,
  paidWithInterest,
  stock,
  receivable,
  paidByCustomersAhead,
  billedAhead,
  releasedToIncome,
  unplacedReceived,
];
