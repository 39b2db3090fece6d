import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { plus } from "../money/Amount.ts";
import { type Role, roleDefinition } from "../roles/roles.ts";
import { type Collected, collectCounterparts } from "./collectCounterparts.ts";
import type { LedgerAccount } from "./LedgerAccount.ts";
import {
  FOR_COSTS,
  GAIN,
  OWED,
  PAID_AHEAD,
  RECEIPTS,
  RECEIVED,
  RECLAIMED,
  WITH_INTEREST,
} from "./rolesByCounterparts.ts";
import type { ToldRole } from "./tellByAmounts.ts";
import type { Doubts } from "./tellMoneyOnItsWay.ts";

/**
 * What accounts are by what stands beside them in the entries of a ledger, whatever they are called. Income
 * that stands beside an asset that is sold is the gain on it. What is owed for dividends, interest or tax
 * alone is owed for that; for earlier profit alone it is asked. Money lent that is kept back from pay was
 * pay in advance. What is charged and then received in cash is no income but a receivable. A tax that is
 * claimed for income alone, a debt that only costs are owed on, and what is owed and paid with interest are
 * asked. `entries` is asked only where there is such an account.
 */
export function tellByCounterparts(
  accounts: readonly LedgerAccount[],
  { inDoubt, given }: Doubts,
  entries: () => EntryColumns,
): ReadonlyMap<string, ToldRole> {
  const isUnsure = ({ code, role }: LedgerAccount) => role === null || inDoubt.has(code);
  const isWatched = (account: LedgerAccount) =>
    isUnsure(account) || QUESTIONED.has(account.role ?? "") || isCostInCredit(account);
  const watched = accounts.filter((account) => !given.has(account.code) && isWatched(account));
  if (watched.length === 0) return new Map();
  const told = new Map<string, ToldRole>();
  for (const its of collectCounterparts(watched, accounts, entries())) {
    const role = tell(its, isUnsure(its.account));
    if (role !== null) told.set(its.account.code, role);
  }
  return told;
}

/** Roles that a name gives for sure and entries may contradict. */
const QUESTIONED: ReadonlySet<string> = new Set<Role>([
  "fair_value_changes",
  "provisions",
  "borrowings",
  "loans_receivable",
  "current_tax",
  "other_payables",
]);

/** A cost that brought more than it took. */
function isCostInCredit({ role, closing }: LedgerAccount): boolean {
  return (role === "cost_of_sales" || role === "operating_expenses") && closing < 0n;
}

function tell(its: Collected, isUnsure: boolean): ToldRole | null {
  const { account } = its;
  const { role } = account;
  if (isCostInCredit(account)) return asReceipts(its);
  const asked = askContradicted(its);
  if (asked !== null) return asked.told;
  if (role === "loans_receivable") return isUnsure ? null : asPayInAdvance(its);
  if (role === "fair_value_changes" || (isUnsure && isOfTrade(account)))
    return asGain(its) ?? (isUnsure ? asReceivable(its) : null);
  if (role === null && asGain(its) !== null) return { ...GAIN, isAsked: true };
  const isOnlyAsked = !isUnsure && (role === "current_tax" || role === "other_payables");
  return !isOnlyAsked && (role === null || isLiability(role)) ? asOwed(its, isUnsure) : null;
}

/** What entries show that the role of an account does not have; null where they show nothing of it. */
function askContradicted(its: Collected): { told: ToldRole | null } | null {
  const { role } = its.account;
  if (role === "current_tax" && its.forIncome > 0) return { told: asReclaimed(its) };
  if (role === "other_payables" && its.withInterest > 0) return { told: asDebt(its) };
  if (role === "borrowings" && its.forCosts > 0) return { told: asPayable(its) };
  return null;
}

function isOfTrade({ role, isProfitAndLoss }: LedgerAccount): boolean {
  return isProfitAndLoss || role === "inventories";
}

function isLiability(role: Role): boolean {
  return roleDefinition(role).nature === "liability";
}

function asGain({ account, sold, unsold }: Collected): ToldRole | null {
  if (sold === 0) return null;
  if (unsold === 0) return GAIN;
  return account.role === "fair_value_changes" ? { ...GAIN, isAsked: true } : null;
}

/** Income and costs are seldom charged without cash on one side and settled in cash on the other. */
function asReceivable({ debits, credits, lowest, account }: Collected): ToldRole | null {
  const isCharged = debits.cash === 0 && debits.other > 0 && credits.other === 0;
  const isReceived = plus(credits.cash, credits.cash) >= debits.other;
  return isCharged && isReceived && lowest >= 0 && account.opening >= 0n ? RECEIVED : null;
}

/** What is only ever received is seldom a cost. */
function asReceipts({ account: { role }, debits, credits }: Collected): ToldRole | null {
  const isReceived = credits.cash > 0 && credits.other === 0 && debits.cash === 0;
  return role !== null && isReceived && debits.other === 0 ? { ...RECEIPTS, role } : null;
}

/** Of a debt the interest on it may be owed with it: only where nothing else is owed, and it is asked. */
function asOwed(its: Collected, isUnsure: boolean): ToldRole | null {
  const { account, owedFor, otherCredits, debits, highest, wasNil } = its;
  const [only, ...others] = owedFor.keys();
  const isOwed = otherCredits === 0 && others.length === 0 && debits.other === 0 && highest <= 0;
  if (!only || !isOwed) return null;
  const isDebt = account.role === "borrowings";
  if (isDebt && !(only === "interest" && wasNil)) return null;
  const told = OWED[only];
  if (told.role === account.role) return null;
  // A correction of earlier years is likelier than a dividend where the name or the number says what it is
  if (only === "earnings" && account.role !== null && !isUnsure)
    return { ...told, role: account.role, rivals: [told.role] };
  return isDebt || (isUnsure && debits.cash === 0) ? { ...told, isAsked: true } : told;
}

/** Tax is charged on profit: what is claimed for income alone is owed by somebody for it. */
function asReclaimed({ forIncome, debits }: Collected): ToldRole | null {
  const claimed = plus(debits.cash, debits.other);
  return plus(forIncome, forIncome) >= claimed ? RECLAIMED : null;
}

/** What is for the most part paid together with interest bears it: a debt, or a bill paid late. */
function asDebt({ withInterest, debits }: Collected): ToldRole | null {
  return plus(withInterest, withInterest) >= debits.cash ? WITH_INTEREST : null;
}

/** A debt that brought no cash and is owed for costs alone may be what is owed for them. */
function asPayable({ forCosts, credits }: Collected): ToldRole | null {
  return credits.cash === 0 && forCosts === credits.other ? FOR_COSTS : null;
}

function asPayInAdvance({ credits, fromPay }: Collected): ToldRole | null {
  const credited = plus(credits.cash, credits.other);
  return fromPay > 0 && plus(fromPay, fromPay) >= credited ? PAID_AHEAD : null;
}
