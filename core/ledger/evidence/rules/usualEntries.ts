import { plus } from "../../../money/Amount.ts";
import type { Role } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { HABIT, isMostOf } from "../thresholds.ts";
import { BALANCES } from "./admissions.ts";

/** The usual entries of roles, where they tell these accounts from others. */
export const usualEntries: ReadonlyMap<Role, (activity: AccountActivity) => boolean> = new Map<
  Role,
  (activity: AccountActivity) => boolean
>([
  ...BALANCES,
  ["trade_payables", isOwedToSuppliers],
  ["other_payables", isAccrued],
  ["provisions", isAccrued],
  ["employee_payables", isOwedForPay],
  ["sales_tax", isGathered],
]);

/** Whether it is credited for goods, assets and costs, and paid. */
export function isOwedToSuppliers({ debits, credits }: AccountActivity): boolean {
  const goods = plus(against(credits, "inventories"), against(credits, "longTermAssets"));
  const bought = plus(goods, plus(against(credits, "costs"), against(credits, "salesTax")));
  return debits.cash > 0 && isMostOf(bought, total(credits));
}

/** Whether it is credited without cash, or only settled. */
function isAccrued({ credits }: AccountActivity): boolean {
  return total(credits) === 0 || isMostOf(credits.other, total(credits));
}

/** Whether it is credited for pay, or only settled. */
function isOwedForPay({ credits }: AccountActivity): boolean {
  return total(credits) === 0 || isMostOf(against(credits, "payroll"), total(credits));
}

/** Whether it is posted in many entries, or against other sales tax accounts. */
function isGathered({ debits, credits }: AccountActivity): boolean {
  const transferred = plus(against(debits, "salesTax"), against(credits, "salesTax"));
  return debits.times + credits.times >= HABIT + HABIT || transferred > 0;
}
