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
 * What an account whose name leaves it in doubt, or says nothing, is in the trade of the books: what is charged to
 * customers, what is taken back from them, what suppliers charge, what is used up, owed to employees or gathered of
 * sales tax. What its name may mean is tested by its entries too. Null where these are those of several kinds of
 * accounts, or too few.
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

/** What balances are that nothing else shows. */
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
