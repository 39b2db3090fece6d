import { plus } from "../money/Amount.ts";
import type { Role } from "../roles/roles.ts";
import { type AccountHabits, against, isMostOf, total } from "./AccountHabits.ts";
import {
  AT_INTEREST,
  EXPENSED,
  IN_CURRENCY,
  LENT_OUT,
  ONLY_RECEIVED,
  OWED_FOR_SALE,
  STOCKED,
  WORN,
} from "./rolesByCounterparts.ts";
import type { ToldRole } from "./tellByAmounts.ts";
import { asKeptBack, asSales, HABIT, isNearlyAll, isSeldom } from "./tellInDoubt.ts";

/**
 * What entries show of accounts whose names say something else: nearly all of it is asked, since the name may be right
 * and the books unusual. Null where the entries do not contradict the name.
 */

/** What suppliers charge time and again, begins at nothing and is hardly ever taken from is a cost of the year. */
export function askNeverTaken({ account, debits, credits }: AccountHabits): ToldRole | null {
  const { role, opening } = account;
  if (role === null || opening !== 0n || debits.times < HABIT || !isSeldom(credits, debits))
    return null;
  if (!isBought({ debits })) return null;
  return { ...EXPENSED, role: COST_OF.get(role) ?? EXPENSED.role, rivals: [role] };
}

const COST_OF: ReadonlyMap<Role, Role> = new Map<Role, Role>([["inventories", "cost_of_sales"]]);

/** What is bought time and again and becomes a cost piece by piece is stock, or was paid ahead. */
export function askStocked({ account, debits, credits, lowest }: AccountHabits): ToldRole | null {
  const { role } = account;
  if (role === null || debits.times < HABIT || !isBought({ debits }) || lowest < 0) return null;
  const isUsed = credits.cash === 0 && isNearlyAll(against(credits, "costs"), total(credits));
  return isUsed && credits.times >= FEW ? { ...STOCKED, rivals: ["prepayments", role] } : null;
}

/** Fewer than this may be corrections. */
const FEW = 3;

/** Whether suppliers charge most of it, sales tax is paid with it, or it is taken out of other stock. */
function isBought({ debits }: Pick<AccountHabits, "debits">): boolean {
  const whole = total(debits);
  const charged = plus(against(debits, "suppliers"), against(debits, "stock"));
  return isMostOf(charged, whole) || isMostOf(debits.taxed, whole);
}

/** What customers are charged time and again, begins at nothing and is hardly ever settled is income. */
export function askSold(its: AccountHabits): ToldRole | null {
  const { role } = its.account;
  const sold = asSales(its, isMostOf);
  const isOther = sold !== null && role !== null && role !== sold.role;
  return isOther ? { ...sold, isAsked: true, rivals: [role] } : null;
}

/** What is owed by a name, begins at nothing and is only ever received, time and again, may be income. */
export function askOnlyReceived({ account, debits, credits }: AccountHabits): ToldRole | null {
  const { role, opening } = account;
  const isReceived = credits.times >= HABIT && isNearlyAll(credits.cash, total(credits));
  const isKept = opening === 0n && isSeldom(debits, credits);
  return role !== null && isReceived && isKept ? { ...ONLY_RECEIVED, role } : null;
}

/** What is below nothing all year, and grows by what assets wear out alone, is what they have worn out. */
export function asWorn({ account, credits, highest }: AccountHabits): ToldRole | null {
  const { role } = account;
  const worn = role === null ? undefined : WORN_OF.get(role);
  const isWorn = highest <= 0 && isNearlyAll(against(credits, "worn"), total(credits));
  return worn !== undefined && isWorn ? { ...WORN, role: worn } : null;
}

const WORN_OF: ReadonlyMap<Role, Role> = new Map<Role, Role>([
  ["ppe_cost", "ppe_accumulated_depreciation"],
  ["intangibles_cost", "intangibles_accumulated_amortisation"],
  ["right_of_use_assets", "right_of_use_accumulated_depreciation"],
]);

/** What is owed to the entity, and only passes out and back in cash, may be lent. */
export function askLentOut({ account, debits, credits, lowest }: AccountHabits): ToldRole | null {
  const { role, opening } = account;
  const isOfCash = debits.cash > 0 && debits.other === 0 && credits.other === 0;
  return role !== null && isOfCash && lowest >= 0 && opening >= 0n ? { ...LENT_OUT, role } : null;
}

/** What only passes to and from banks, and is translated at another rate, is money in another currency. */
export function askForeignMoney({
  account,
  debits,
  credits,
  lowest,
}: AccountHabits): ToldRole | null {
  const { role } = account;
  const exchanged = plus(against(debits, "exchange"), against(credits, "exchange"));
  const isOfCash = plus(debits.cash, credits.cash) > 0 && exchanged > 0;
  const isAll = exchanged >= plus(debits.other, credits.other);
  if (role === null || !isOfCash || !isAll || lowest < 0) return null;
  return { ...IN_CURRENCY, rivals: ["loans_receivable", role] };
}

/** A gain of which nothing is left when cash comes in was owed by whom the asset was sold to. */
export function askOwedForSale({ account, debits, credits }: AccountHabits): ToldRole | null {
  const isCharged = debits.other > 0 && debits.cash === 0;
  const isReceived = credits.cash > 0 && credits.other === 0;
  return isCharged && isReceived && account.closing === 0n ? OWED_FOR_SALE : null;
}

/** What is owed for pay and then paid is owed for employees, whatever tax its name means. */
export function askKeptBack(its: AccountHabits): ToldRole | null {
  const { role } = its.account;
  const kept = asKeptBack(its);
  const isOther = kept !== null && role !== null && role !== kept.role;
  return isOther ? { ...kept, isAsked: true, rivals: [role] } : null;
}

/** What a bank passes to and from, and pays interest on, may be money set aside for tax and no tax. */
export function askSetAside({ account, debits, credits, lowest }: AccountHabits): ToldRole | null {
  const { role } = account;
  const grown = plus(against(debits, "cash"), against(debits, "yields"));
  const isKept = against(debits, "cash") > 0 && against(debits, "yields") > 0;
  if (role === null || !isKept || grown < total(debits) || credits.other > 0 || lowest < 0)
    return null;
  return { ...AT_INTEREST, role, rivals: [AT_INTEREST.role] };
}
