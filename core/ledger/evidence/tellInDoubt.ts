import { type Amount, plus } from "../../money/Amount.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import {
  type AccountActivity,
  against,
  isMostOf,
  type SideActivity,
  total,
} from "./AccountActivity.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import {
  BILLED_AHEAD,
  CONSUMED,
  COST,
  DISCOUNTED,
  EXPENSED,
  KEPT_BACK,
  LENT_OUT,
  ON_CREDIT,
  RELEASED,
  RETURNED,
  SOLD,
  TAX_GATHERED,
} from "./rolesByCounterparts.ts";

/**
 * What an account whose name leaves it in doubt, or says nothing, is in the trade of the books: what is charged to
 * customers, what is taken back from them, what suppliers charge, what is used up, owed to employees or gathered of
 * sales tax. Null where the entries are those of several kinds of accounts, or too few.
 */
export function tellInDoubt(its: AccountActivity): RoleFinding | null {
  for (const tell of KINDS) {
    const told = tell(its);
    if (told !== null) return told;
  }
  return null;
}

/** Fewer entries are no habit. */
export const HABIT = 6;
/** What is posted back is no more than one part in so many. */
const BACK_PART = 4;

const KINDS: readonly ((its: AccountActivity) => RoleFinding | null)[] = [
  asGatheredTax,
  asBilledAhead,
  (its) => asSales(its),
  asTakenBack,
  asDiscount,
  asUsedStock,
  asPaidAhead,
  asKeptBack,
  asCost,
  asOnCredit,
  asPaidOut,
];

/** What customers are charged or pay, on one side as far as is enough, and nothing at the start. */
export function asSales(its: AccountActivity, isEnough = isNearlyAll): RoleFinding | null {
  const { account, billed, credits, debits } = its;
  if (account.opening !== 0n || credits.times < HABIT) return null;
  const charged = plus(against(credits, "customers"), against(credits, "cash"));
  const isOfCustomers = isMostOf(against(credits, "customers"), charged) || credits.taxed > 0;
  const isSale = isOfCustomers && isEnough(billed, total(credits));
  if (!isSale || !isSeldom(debits, credits) || account.role === "other_operating_income")
    return null;
  return SOLD;
}

/** What lowers what customers owe, and the sales tax on it. */
function asTakenBack({ account, debits, credits }: AccountActivity): RoleFinding | null {
  if (account.opening !== 0n || !isSeldom(credits, debits)) return null;
  const isFromCustomers = isNearlyAll(against(debits, "customers"), total(debits));
  return isFromCustomers && isNearlyAll(debits.taxed, total(debits)) ? RETURNED : null;
}

/** What customers do not pay when they pay: a discount, or a fee kept back, which lowers what is received alike. */
function asDiscount({ account, debits, credits }: AccountActivity): RoleFinding | null {
  const { role } = account;
  if (account.opening !== 0n || total(credits) > 0 || debits.other > 0) return null;
  if (role !== null && role !== "revenue" && role !== "operating_expenses") return null;
  const isOfReceipts = debits.cash > 0 && against(debits, "customers") === debits.cash;
  return isOfReceipts ? { ...DISCOUNTED, role: role ?? DISCOUNTED.role } : null;
}

/** What was charged or paid for, and goes into income alone, was paid ahead. */
export function asBilledAhead({
  account,
  debits,
  credits,
  highest,
}: AccountActivity): RoleFinding | null {
  const paid = plus(against(credits, "customers"), against(credits, "cash"));
  const isCharged = highest <= 0 && isNearlyAll(paid, total(credits)) && account.opening <= 0n;
  const isEarned = debits.cash === 0 && isNearlyAll(against(debits, "sales"), debits.other);
  return isCharged && isEarned && against(credits, "customers") > 0 ? BILLED_AHEAD : null;
}

/** What is taken out of stock, and never put back, is used up. */
export function asUsedStock({ account, debits, credits }: AccountActivity): RoleFinding | null {
  const isUsed = isNearlyAll(against(debits, "stock"), total(debits)) && debits.cash === 0;
  return isUsed && total(credits) === 0 && account.opening === 0n ? CONSUMED : null;
}

/** What is paid, and then charged or taken off a bill, was paid ahead. */
export function asPaidAhead({
  account,
  debits,
  credits,
  lowest,
}: AccountActivity): RoleFinding | null {
  const { role } = account;
  const isOpen = role === null || role === "operating_expenses" || role === "other_receivables";
  const bought = plus(against(credits, "costs"), against(credits, "stock"));
  const isOfCosts = credits.cash === 0 && isNearlyAll(bought, total(credits));
  const isPaid = debits.cash > 0 && debits.other === 0;
  return isOpen && isPaid && isOfCosts && lowest >= 0 ? RELEASED : null;
}

/** What is kept back from pay, or owed for it, and then paid. */
export function asKeptBack({
  account,
  debits,
  credits,
  highest,
}: AccountActivity): RoleFinding | null {
  const isOfPay = isNearlyAll(against(credits, "pay"), total(credits));
  const isPaid = debits.cash > 0 && debits.other === 0;
  return isOfPay && isPaid && highest <= 0 && account.opening <= 0n ? KEPT_BACK : null;
}

/** What gathers sales tax, and settles it with the authority. */
export function asGatheredTax({
  account,
  gathered,
  debits,
  credits,
}: AccountActivity): RoleFinding | null {
  if (account.role === "sales_tax") return null;
  const without = plus(debits.other, credits.other);
  return without > 0 && gathered === without ? TAX_GATHERED : null;
}

/** What suppliers charge time and again, and is never put back, is a cost. */
function asCost({ account, debits, credits, besidePay }: AccountActivity): RoleFinding | null {
  const { role, opening, closing } = account;
  if (isMostOf(besidePay, total(debits))) return null;
  if (opening !== 0n || closing <= 0n || debits.times < HABIT || !isSeldom(credits, debits))
    return null;
  const charged = plus(against(debits, "suppliers"), against(debits, "cash"));
  if (!isNearlyAll(charged, total(debits))) return null;
  if (role === "operating_expenses" || role === "cost_of_sales") return { ...COST, role };
  if (role === "inventories")
    return { ...EXPENSED, role: "cost_of_sales", rivals: ["inventories"] };
  return role === null ? EXPENSED : null;
}

/** What is owed for costs and paid later. */
function asOnCredit({ account, debits, credits, highest }: AccountActivity): RoleFinding | null {
  const { role } = account;
  const isUnsaid = role === null || roleDefinition(role).nature !== "liability";
  const owed = plus(against(credits, "costs"), against(credits, "salesTax"));
  const isOwed = credits.cash === 0 && isNearlyAll(owed, credits.other);
  const isPaid = debits.cash > 0 && debits.other === 0;
  return isUnsaid && isOwed && isPaid && highest <= 0 ? ON_CREDIT : null;
}

/** What a name in doubt says of what is owed to the entity, or by it. */
const MAY_BE_LENT: ReadonlySet<Role> = new Set<Role>([
  "other_receivables",
  "trade_receivables",
  "trade_payables",
  "other_payables",
]);

/** What passes out and back in cash alone, and is never owed, may be lent. */
function asPaidOut({ account, debits, credits, lowest }: AccountActivity): RoleFinding | null {
  const { role } = account;
  // What nobody could place may be a loan as it is
  if (role === null || !MAY_BE_LENT.has(role)) return null;
  const isOfCash = debits.cash > 0 && debits.other === 0 && credits.other === 0;
  return isOfCash && lowest >= 0 && account.opening >= 0n ? { ...LENT_OUT, role } : null;
}

export function isNearlyAll(part: Amount, whole: Amount): boolean {
  return part > 0 && Number(part) * NEARLY >= Number(whole) * (NEARLY - 1);
}

/** Nearly all is all but one part in so many. */
const NEARLY = 10;

export function isSeldom(back: SideActivity, usual: SideActivity): boolean {
  return Number(total(back)) * BACK_PART <= Number(total(usual)) && total(usual) > 0;
}

/** Wages bear no sales tax, and no supplier charges them: it is work that others do. Without tax it is asked. */
export function asWorkOfOthers({ debits, besidePay }: AccountActivity): RoleFinding | null {
  if (!isNearlyAll(against(debits, "suppliers"), total(debits))) return null;
  if (isMostOf(debits.taxed, total(debits))) return WORK_OF_OTHERS;
  const isWorkAlone = debits.times >= HABIT && !isMostOf(besidePay, total(debits));
  return isWorkAlone ? { ...BILLED_WORK, rivals: ["employee_costs"] } : null;
}

const WORK_OF_OTHERS: RoleFinding = {
  role: "cost_of_sales",
  reason:
    "In the entries of the general ledger suppliers charge it with sales tax, as no employee does.",
};

const BILLED_WORK: RoleFinding = {
  role: "cost_of_sales",
  reason: "In the entries of the general ledger suppliers charge it, time and again.",
  isAsked: true,
};
