import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { plus } from "../../money/Amount.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import { hasTrait, type TraitId } from "../../roles/traits.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import {
  type AccountActivity,
  against,
  collectActivity,
  isMostOf,
  total,
} from "./AccountActivity.ts";
import { asDebt } from "./asDebt.ts";
import { asEarned, holdAgainstEntries, isHeldAgainstEntries } from "./holdAgainstEntries.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import {
  AT_INTEREST,
  BANK,
  BROUGHT,
  EARNED_INTEREST,
  FOR_COSTS,
  GAIN,
  ONLY_RECEIVED,
  OWED,
  PAID_AHEAD,
  RECEIPTS,
  RECEIVED,
  RECLAIMED,
} from "./rolesByCounterparts.ts";
import { askGain, askReleased } from "./tellAgainstName.ts";
import { tellInDoubt } from "./tellInDoubt.ts";

/**
 * What accounts are by what stands beside them in the entries of a ledger, whatever they are called. Income
 * that stands beside an asset that is sold is the gain on it. What is owed for dividends, interest or tax
 * alone is owed for that; for earlier profit alone it is asked. Money lent that is kept back from pay was
 * pay in advance. What is charged and then received in cash is no income but a receivable. A tax that is
 * claimed for income alone, a debt that only costs are owed on, and what is owed and paid with interest are
 * asked. So are roles of names that entries contradict (`holdAgainstEntries`). `entries` is asked only where
 * there is such an account.
 */
export function findRolesByCounterparts(
  accounts: readonly LedgerAccount[],
  { inDoubt, given, numbered, learnt }: RoleDoubts,
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const isUnsure = ({ code, role }: LedgerAccount) => role === null || inDoubt.has(code);
  const asked = accounts.filter(({ code }) => !given.has(code));
  const questioned = new Set(
    asked.filter(
      (account) =>
        isUnsure(account) || QUESTIONED.has(account.role ?? "") || isCostInCredit(account),
    ),
  );
  const named = asked.filter(
    (account) =>
      !isUnsure(account) &&
      !numbered.has(account.code) &&
      isHeldAgainstEntries(account.role, learnt.has(account.code)),
  );
  if (questioned.size + named.length === 0) return new Map();
  const columns = entries();
  const held = new Set(withFewLines(named, columns));
  const watched = [...new Set([...questioned, ...held])];
  if (watched.length === 0) return new Map();
  const told = new Map<string, RoleFinding>();
  for (const its of collectActivity(watched, accounts, columns)) {
    const { account } = its;
    const own = questioned.has(account) ? tell(its, isUnsure(account)) : null;
    const role =
      own ??
      (held.has(account) ? holdAgainstEntries(its, learnt.get(account.code)) : null) ??
      (isUnsure(account) ? tellUnsure(its) : null);
    if (role !== null) told.set(account.code, role);
  }
  return told;
}

/** What an account in doubt, or that nobody could place, is; what its name may mean is held against its entries too. */
function tellUnsure(its: AccountActivity): RoleFinding | null {
  const told = tellInDoubt(its) ?? holdAgainstEntries(its, undefined);
  const { role } = its.account;
  if (told !== null || (role !== null && role !== "bonds")) return told;
  if (its.account.isProfitAndLoss) return null;
  return asDebt(its) ?? asEarned(its) ?? askReleased(its);
}

/** Accounts with more lines are what the books are about: what they are shows in all of them. */
const MOST_LINES = 2000;

function withFewLines(
  accounts: readonly LedgerAccount[],
  columns: EntryColumns,
): readonly LedgerAccount[] {
  const counts = new Uint32Array(columns.codes.length);
  const end = columns.startOf(columns.count);
  for (let place = 0; place < end; place += 1) {
    const number = columns.accountAt(place);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const busy = new Set(columns.codes.filter((_, number) => (counts[number] ?? 0) > MOST_LINES));
  return accounts.filter(({ code }) => !busy.has(code));
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

function tell(its: AccountActivity, isUnsure: boolean): RoleFinding | null {
  const { account } = its;
  const { role } = account;
  if (isCostInCredit(account)) return askGain(its) ?? asReceipts(its);
  if (isUnsure && role === "interest_expense") return asInterestEarned(its);
  const asked = askContradicted(its);
  if (asked !== null) return asked.told;
  if (role === "cash_and_cash_equivalents") return asBank(its);
  if (isUnsure && (role === null || role === "bank_overdraft")) {
    const bank = asBank(its);
    if (bank !== null) return { ...bank, isAsked: true };
  }
  const kept = isUnsure && !account.isProfitAndLoss ? asKeptOrBrought(its) : null;
  if (kept !== null) return kept;
  if (role === "loans_receivable") return isUnsure ? null : asPayInAdvance(its);
  if (role === "fair_value_changes" || (isUnsure && isOfTrade(account)))
    return asGain(its) ?? (isUnsure ? asReceivable(its) : null);
  if (role === null && asGain(its) !== null) return { ...GAIN, isAsked: true };
  const isOnlyAsked = !isUnsure && (role === "current_tax" || role === "other_payables");
  return !isOnlyAsked && (role === null || isLiability(role)) ? asOwed(its, isUnsure) : null;
}

/** What entries show that the role of an account does not have; null where they show nothing of it. */
function askContradicted(its: AccountActivity): { told: RoleFinding | null } | null {
  const { role } = its.account;
  if (role === "current_tax" && its.forIncome > 0) return { told: asReclaimed(its) };
  if (role === "other_payables" && its.withInterest > 0) return { told: asDebt(its) };
  if (role === "borrowings" && its.forCosts > 0) return { told: asPayable(its) };
  return null;
}

function asKeptOrBrought(its: AccountActivity): RoleFinding | null {
  return asMoneyAtInterest(its) ?? asOnlyReceived(its) ?? asRepaid(its);
}

function isOfTrade({ role, isProfitAndLoss }: LedgerAccount): boolean {
  return isProfitAndLoss || role === "inventories";
}

/**
 * What customers pay into and suppliers and employees are paid out of is the bank. A company of the group may
 * do so for the entity, and what waits to be placed passes through.
 */
function asBank({ account, debits, credits }: AccountActivity): RoleFinding | null {
  if (NO_BANKS.some((trait) => hasTrait(account, trait))) return null;
  const received = plus(against(debits, "customers"), against(debits, "sales"));
  const bought = plus(against(credits, "suppliers"), against(credits, "costs"));
  const isPayer = bought > 0 && against(credits, "pay") > 0;
  return isPayer && isMostOf(received, total(debits)) ? BANK : null;
}

const NO_BANKS: readonly TraitId[] = ["related_party", "intragroup", "suspense"];

/** What is paid out and in, and grows by interest, is money that is kept somewhere. */
function asMoneyAtInterest({
  account,
  debits,
  credits,
  lowest,
}: AccountActivity): RoleFinding | null {
  const { role } = account;
  const isOpen = role === null || role === "interest_receivable" || RESERVES.has(role);
  if (!isOpen) return null;
  if (hasTrait(account, "suspense") || lowest < 0) return null;
  const isKept = debits.cash > 0 || (credits.cash > 0 && account.opening > 0n);
  const isOfBank = plus(against(debits, "cash"), against(debits, "yields")) >= total(debits);
  return isKept && isOfBank && against(debits, "yields") > 0 && credits.other === 0
    ? AT_INTEREST
    : null;
}

/** What was nil before, and is a debt or a reserve by a name in doubt, is perhaps income where cash was received. */
function asOnlyReceived({ account, debits, credits }: AccountActivity): RoleFinding | null {
  const { role, opening } = account;
  if (role === null || opening !== 0n || credits.cash === 0) return null;
  const isDebt = isLiability(role) && credits.other === 0 && total(debits) === 0;
  // No cash reaches a reserve
  if (!isDebt && !RESERVES.has(role)) return null;
  return role === "interest_payable"
    ? { ...ONLY_RECEIVED, role, rivals: ["interest_income"] }
    : { ...ONLY_RECEIVED, role };
}

const RESERVES: ReadonlySet<Role> = new Set<Role>(["other_reserves", "revaluation_reserve"]);

/** What brings cash and is paid back in cash alone may be borrowed, whatever a name in doubt says. */
function asRepaid({ account, debits, credits, highest }: AccountActivity): RoleFinding | null {
  const { role } = account;
  const isRepaid = credits.cash > 0 && debits.cash > 0 && credits.other === 0 && debits.other === 0;
  if (!isRepaid || highest > 0 || role === "borrowings") return null;
  return { ...BROUGHT, role: role ?? "borrowings" };
}

function isLiability(role: Role): boolean {
  return roleDefinition(role).nature === "liability";
}

function asGain({ account, sold, unsold }: AccountActivity): RoleFinding | null {
  if (sold === 0) return null;
  if (unsold === 0) return GAIN;
  return account.role === "fair_value_changes" ? { ...GAIN, isAsked: true } : null;
}

/** Income and costs are seldom charged without cash on one side and settled in cash on the other. */
function asReceivable({ debits, credits, lowest, account }: AccountActivity): RoleFinding | null {
  const isCharged = debits.cash === 0 && debits.other > 0 && credits.other === 0;
  const isReceived = plus(credits.cash, credits.cash) >= debits.other;
  return isCharged && isReceived && lowest >= 0 && account.opening >= 0n ? RECEIVED : null;
}

/** What is only ever received is seldom a cost. */
function asReceipts({ account: { role }, debits, credits }: AccountActivity): RoleFinding | null {
  const isReceived = credits.cash > 0 && credits.other === 0 && debits.cash === 0;
  return role !== null && isReceived && debits.other === 0 ? { ...RECEIPTS, role } : null;
}

/** Interest that is only ever credited is earned. */
function asInterestEarned({ debits, credits }: AccountActivity): RoleFinding | null {
  return total(credits) > 0 && total(debits) === 0 ? EARNED_INTEREST : null;
}

/** Of a debt the interest on it may be owed with it: only where nothing else is owed, and it is asked. */
function asOwed(its: AccountActivity, isUnsure: boolean): RoleFinding | null {
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
function asReclaimed({ forIncome, debits }: AccountActivity): RoleFinding | null {
  const claimed = plus(debits.cash, debits.other);
  return plus(forIncome, forIncome) >= claimed ? RECLAIMED : null;
}

/** A debt that brought no cash and is owed for costs alone may be what is owed for them. */
function asPayable({ forCosts, credits }: AccountActivity): RoleFinding | null {
  return credits.cash === 0 && forCosts === credits.other ? FOR_COSTS : null;
}

function asPayInAdvance({ credits }: AccountActivity): RoleFinding | null {
  return isMostOf(against(credits, "pay"), total(credits)) ? PAID_AHEAD : null;
}
