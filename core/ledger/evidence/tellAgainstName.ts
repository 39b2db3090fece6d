import { plus } from "../../money/Amount.ts";
import type { Role } from "../../roles/roles.ts";
import { type AccountActivity, against, isMostOf, total } from "./AccountActivity.ts";
import { asDebt } from "./asDebt.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import {
  AT_INTEREST,
  CARRIED,
  CHARGED,
  EXPENSED,
  GAIN,
  HELD_ALL_YEAR,
  IN_CURRENCY,
  LENT_OUT,
  ONLY_RECEIVED,
  OWED,
  OWED_ALL_YEAR,
  OWED_FOR_SALE,
  RELEASED_INCOME,
  STOCKED,
  WITH_PAY,
  WORN,
} from "./rolesByCounterparts.ts";
import { asKeptBack, asSales, HABIT, isNearlyAll, isSeldom } from "./tellInDoubt.ts";

/**
 * What entries show of accounts whose names say something else: nearly all of it is asked, since the name may be right
 * and the books unusual. Null where the entries do not contradict the name.
 */

/** What suppliers charge time and again, begins at nothing and is hardly ever taken from is a cost of the year. */
export function askNeverTaken({ account, debits, credits }: AccountActivity): RoleFinding | null {
  const { role, opening } = account;
  if (role === null || opening !== 0n || debits.times < HABIT || !isSeldom(credits, debits))
    return null;
  if (!isBought({ debits })) return null;
  return { ...EXPENSED, role: COST_OF.get(role) ?? EXPENSED.role, rivals: [role] };
}

const COST_OF: ReadonlyMap<Role, Role> = new Map<Role, Role>([["inventories", "cost_of_sales"]]);

/** What is bought time and again and becomes a cost piece by piece is stock, or was paid ahead. */
export function askStocked({
  account,
  debits,
  credits,
  lowest,
}: AccountActivity): RoleFinding | null {
  const { role } = account;
  if (role === null || debits.times < HABIT || !isBought({ debits }) || lowest < 0) return null;
  const settled = plus(against(credits, "customers"), against(credits, "suppliers"));
  const isUsed = credits.cash === 0 && !isMostOf(settled, total(credits));
  return isUsed && credits.times >= FEW ? { ...STOCKED, rivals: ["prepayments", role] } : null;
}

/** Fewer than this may be corrections. */
const FEW = 3;

/** Whether suppliers charge most of it, sales tax is paid with it, or it is taken out of other stock. */
function isBought({ debits }: Pick<AccountActivity, "debits">): boolean {
  const whole = total(debits);
  const charged = plus(against(debits, "suppliers"), against(debits, "stock"));
  return isMostOf(charged, whole) || isMostOf(debits.taxed, whole);
}

/** What customers are charged time and again, begins at nothing and is hardly ever settled is income. */
export function askSold(its: AccountActivity): RoleFinding | null {
  const { role } = its.account;
  const sold = asSales(its, isMostOf);
  const isOther = sold !== null && role !== null && role !== sold.role;
  return isOther ? { ...sold, isAsked: true, rivals: [role] } : null;
}

/** What is owed by a name, begins at nothing and is only ever received, time and again, may be income. */
export function askOnlyReceived({ account, debits, credits }: AccountActivity): RoleFinding | null {
  const { role, opening } = account;
  const isReceived = credits.times >= HABIT && isNearlyAll(credits.cash, total(credits));
  const isKept = opening === 0n && isSeldom(debits, credits);
  return role !== null && isReceived && isKept ? { ...ONLY_RECEIVED, role } : null;
}

/** What is below nothing all year, and grows by what assets wear out alone, is what they have worn out. */
export function asWorn({ account, credits, highest }: AccountActivity): RoleFinding | null {
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
export function askLentOut({
  account,
  debits,
  credits,
  lowest,
}: AccountActivity): RoleFinding | null {
  const { role, opening } = account;
  const isOfCash = debits.cash > 0 && debits.other === 0 && credits.other === 0;
  if (role === null || !isOfCash || lowest < 0 || opening < 0n) return null;
  const told = { ...LENT_OUT, role };
  // No sales tax is lent
  return debits.taxed > 0 ? { ...told, rivals: ["revenue", "operating_expenses"] } : told;
}

/** What only passes to and from banks, and is translated at another rate, is money in another currency. */
export function askForeignMoney({
  account,
  debits,
  credits,
  lowest,
}: AccountActivity): RoleFinding | null {
  const { role } = account;
  const exchanged = plus(against(debits, "exchange"), against(credits, "exchange"));
  const isOfCash = plus(debits.cash, credits.cash) > 0 && exchanged > 0;
  const isAll = exchanged >= plus(debits.other, credits.other);
  if (role === null || !isOfCash || !isAll || lowest < 0) return null;
  return { ...IN_CURRENCY, rivals: ["loans_receivable", role] };
}

/** A gain of which nothing is left when cash comes in was owed by whom the asset was sold to. */
export function askOwedForSale({ account, debits, credits }: AccountActivity): RoleFinding | null {
  const isCharged = debits.other > 0 && debits.cash === 0;
  const isReceived = credits.cash > 0 && credits.other === 0;
  return isCharged && isReceived && account.closing === 0n ? OWED_FOR_SALE : null;
}

/** What is owed for pay and then paid is owed for employees, whatever tax its name means. */
export function askKeptBack(its: AccountActivity): RoleFinding | null {
  const { role } = its.account;
  const kept = asKeptBack(its);
  const isOther = kept !== null && role !== null && role !== kept.role;
  return isOther ? { ...kept, isAsked: true, rivals: [role] } : null;
}

/** What a bank passes to and from, and pays interest on, may be money set aside for tax and no tax. */
export function askSetAside({
  account,
  debits,
  credits,
  lowest,
}: AccountActivity): RoleFinding | null {
  const { role } = account;
  const grown = plus(against(debits, "cash"), against(debits, "yields"));
  const isKept = against(debits, "cash") > 0 && against(debits, "yields") > 0;
  if (role === null || !isKept || grown < total(debits) || credits.other > 0 || lowest < 0)
    return null;
  return { ...AT_INTEREST, role, rivals: [AT_INTEREST.role] };
}

/** What is for the most part paid together with interest is a debt, whatever else a name means. */
export function askDebt(its: AccountActivity): RoleFinding | null {
  const { role, isProfitAndLoss } = its.account;
  if (role === null || isProfitAndLoss || DEBTS.has(role)) return null;
  // Tax that was paid late bears interest once
  if (its.debits.times < FEW) return null;
  const debt = asDebt(its);
  return debt === null ? null : { ...debt, rivals: [role] };
}

const DEBTS: ReadonlySet<Role> = new Set<Role>([
  "borrowings",
  "bonds",
  "lease_liabilities",
  "interest_payable",
]);

/** A charge on assets that adds to what has worn out may be of every year, or of one. */
export function askWearing({ account, debits }: AccountActivity): RoleFinding | null {
  const { role } = account;
  const worn = plus(against(debits, "sold"), against(debits, "leased"));
  if (role === null || !isNearlyAll(worn, total(debits))) return null;
  if (role === "impairment" && debits.times < HABIT)
    return { ...CHARGED, role, rivals: ["depreciation"] };
  return { ...CHARGED, rivals: ["disposal_gain_loss", role] };
}

/** What a cost takes beside assets that are sold is the gain or the loss on them. */
export function askGain({ account, sold, unsold }: AccountActivity): RoleFinding | null {
  const { role } = account;
  return role !== null && sold > 0 && sold >= unsold
    ? { ...GAIN, isAsked: true, rivals: [role] }
    : null;
}

/** What is charged with what employees cost, time and again, is a cost of employees. */
export function askBesidePay({ account, debits, besidePay }: AccountActivity): RoleFinding | null {
  const { role } = account;
  const isUsual = debits.times >= HABIT && isNearlyAll(besidePay, total(debits));
  return role !== null && isUsual ? { ...WITH_PAY, rivals: [role] } : null;
}

/** A loss on customers is not charged by suppliers. */
export function askBilledLoss({ account, debits }: AccountActivity): RoleFinding | null {
  const { role } = account;
  return role !== null && isBought({ debits }) ? { ...EXPENSED, rivals: [role] } : null;
}

/** What is owed to the entity by its name, and by it all year, is borrowed. */
export function askBelowNothing({ account, highest }: AccountActivity): RoleFinding | null {
  return account.opening < 0n && highest <= 0
    ? { ...OWED_ALL_YEAR, rivals: ["loans_receivable"] }
    : null;
}

/** What is owed by the entity by its name, and to it all year, is lent. */
export function askAboveNothing({ account, lowest }: AccountActivity): RoleFinding | null {
  return account.opening > 0n && lowest >= 0 ? { ...HELD_ALL_YEAR, rivals: ["borrowings"] } : null;
}

/** Income begins each year at nothing. */
export function askCarried({ account, credits }: AccountActivity): RoleFinding | null {
  const isCarried = account.opening !== 0n && total(credits) === 0;
  return isCarried ? { ...CARRIED, rivals: ["revenue"] } : null;
}

/** What is owed for income tax alone is that, though its name says no more than that it is owed. */
export function askOwedForTax({
  account,
  owedFor,
  otherCredits,
}: AccountActivity): RoleFinding | null {
  const { role } = account;
  const isOfTax = owedFor.has("tax") && owedFor.size === 1 && otherCredits === 0;
  return role !== null && role !== OWED.tax.role && isOfTax
    ? { ...OWED.tax, isAsked: true, rivals: [role] }
    : null;
}

/** What is owed by a name, and only ever becomes income, was paid or charged ahead. */
export function askReleased({ account, debits, highest }: AccountActivity): RoleFinding | null {
  const earned = plus(against(debits, "sales"), against(debits, "income"));
  const isReleased = debits.cash === 0 && isNearlyAll(earned, debits.other) && highest <= 0;
  if (!isReleased || account.role === RELEASED_INCOME.role) return null;
  return account.role === null ? RELEASED_INCOME : { ...RELEASED_INCOME, rivals: [account.role] };
}
