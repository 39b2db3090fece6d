import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, amountOf, plus } from "../money/Amount.ts";
import type { Role } from "../roles/roles.ts";
import { roleDefinition } from "../roles/roles.ts";
import type { LedgerAccount } from "./LedgerAccount.ts";
import {
  type Charge,
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
  for (const its of collect(watched, accounts, entries())) {
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

/** What entries put on an account by what stands beside it; amounts without sign. */
type Collected = {
  account: LedgerAccount;
  /** Beside an asset that is sold, and anything else. */
  sold: Amount;
  unsold: Amount;
  /** Credited without cash against one thing alone, and credited otherwise. */
  owedFor: Map<Charge, Amount>;
  otherCredits: Amount;
  /** Credited where pay is charged. */
  fromPay: Amount;
  /** Debited without cash against income alone, credited so against costs, and debited in cash beside interest. */
  forIncome: Amount;
  forCosts: Amount;
  withInterest: Amount;
  /** Of each side, with cash and without. */
  debits: ByCash;
  credits: ByCash;
  /** The balance, debit-positive, and the ends that it has reached. */
  balance: Amount;
  lowest: Amount;
  highest: Amount;
  wasNil: boolean;
};

type ByCash = { cash: Amount; other: Amount };

/** What an account is beside those that are watched. */
type Standing = "cash" | "sold" | "customers" | "pay" | "income" | "costs" | "other" | Charge;

const STANDINGS: ReadonlyMap<Role | null, Standing> = new Map<Role | null, Standing>([
  ["cash_and_cash_equivalents", "cash"],
  ["bank_overdraft", "cash"],
  ["ppe_cost", "sold"],
  ["ppe_accumulated_depreciation", "sold"],
  ["intangibles_cost", "sold"],
  ["intangibles_accumulated_amortisation", "sold"],
  ["investment_property", "sold"],
  ["financial_investments", "sold"],
  ["associates", "sold"],
  ["trade_receivables", "customers"],
  ["other_receivables", "customers"],
  ["employee_costs", "pay"],
  ["employee_payables", "pay"],
  ["revenue", "income"],
  ["other_operating_income", "income"],
  ["operating_expenses", "costs"],
  ["cost_of_sales", "costs"],
  ["dividends_declared", "dividends"],
  ["retained_earnings", "earnings"],
  ["interest_expense", "interest"],
  ["income_tax", "tax"],
]);

function collect(
  watched: readonly LedgerAccount[],
  accounts: readonly LedgerAccount[],
  columns: EntryColumns,
): Collected[] {
  const byCode = new Map(watched.map((account) => [account.code, begin(account)]));
  const roles = new Map(accounts.map(({ code, role }) => [code, role]));
  const known = columns.codes.map((code) => byCode.get(code));
  const standings = columns.codes.map((code) => STANDINGS.get(roles.get(code) ?? null) ?? "other");
  for (let entry = 0; entry < columns.count; entry += 1) {
    const end = columns.startOf(entry + 1);
    let isWatched = false;
    for (let place = columns.startOf(entry); place < end && !isWatched; place += 1)
      isWatched = known[columns.accountAt(place)] !== undefined;
    if (isWatched) noteEntry(entry, columns, known, standings);
  }
  return [...byCode.values()];
}

function begin(account: LedgerAccount): Collected {
  const balance = amountOf(account.opening);
  return {
    account,
    sold: 0,
    unsold: 0,
    owedFor: new Map(),
    otherCredits: 0,
    fromPay: 0,
    forIncome: 0,
    forCosts: 0,
    withInterest: 0,
    debits: { cash: 0, other: 0 },
    credits: { cash: 0, other: 0 },
    balance,
    lowest: balance,
    highest: balance,
    wasNil: balance === 0,
  };
}

/** Net amounts of an entry, debit-positive: of the accounts that are watched, and of each standing. */
function noteEntry(
  entry: number,
  columns: EntryColumns,
  known: readonly (Collected | undefined)[],
  standings: readonly Standing[],
): void {
  const own = new Map<Collected, Amount>();
  const byStanding = new Map<Standing, Amount>();
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1) {
    const number = columns.accountAt(place);
    const amount = columns.amountAt(place);
    const its = known[number];
    if (its) own.set(its, plus(own.get(its) ?? 0, amount));
    const standing = standings[number] ?? "other";
    byStanding.set(standing, plus(byStanding.get(standing) ?? 0, amount));
  }
  for (const [its, amount] of own) if (amount !== 0) note(its, amount, byStanding);
}

function note(its: Collected, amount: Amount, beside: ReadonlyMap<Standing, Amount>): void {
  const of = (standing: Standing) => beside.get(standing) ?? 0;
  const size = absolute(amount);
  const isSale = of("sold") < 0 && plus(of("cash"), of("customers")) > 0;
  if (isSale) its.sold = plus(its.sold, size);
  else its.unsold = plus(its.unsold, size);
  const side = amount > 0 ? its.debits : its.credits;
  if (of("cash") !== 0) side.cash = plus(side.cash, size);
  else side.other = plus(side.other, size);
  if (amount < 0) {
    const charge = of("cash") === 0 ? CHARGES.find((each) => of(each) === size) : undefined;
    if (charge) its.owedFor.set(charge, plus(its.owedFor.get(charge) ?? 0, size));
    else its.otherCredits = plus(its.otherCredits, size);
    if (of("pay") >= size) its.fromPay = plus(its.fromPay, size);
    if (of("cash") === 0 && of("costs") >= size) its.forCosts = plus(its.forCosts, size);
  } else if (of("cash") === 0) {
    if (-of("income") >= size) its.forIncome = plus(its.forIncome, size);
  } else if (of("interest") > 0) its.withInterest = plus(its.withInterest, size);
  its.balance = plus(its.balance, amount);
  if (its.balance < its.lowest) its.lowest = its.balance;
  if (its.balance > its.highest) its.highest = its.balance;
  its.wasNil ||= its.balance === 0;
}

const CHARGES: readonly Charge[] = ["dividends", "earnings", "interest", "tax"];

function tell(its: Collected, isUnsure: boolean): ToldRole | null {
  const { role, isProfitAndLoss } = its.account;
  if (isCostInCredit(its.account)) return asReceipts(its);
  if (role === "current_tax" && its.forIncome > 0) return asReclaimed(its);
  if (role === "other_payables" && its.withInterest > 0) return asDebt(its);
  if (role === "borrowings" && its.forCosts > 0) return asPayable(its);
  if (!isUnsure && (role === "current_tax" || role === "other_payables")) return null;
  if (role === "loans_receivable") return isUnsure ? null : asPayInAdvance(its);
  const isAnything = isProfitAndLoss || role === "inventories";
  if (role === "fair_value_changes" || (isUnsure && isAnything)) {
    return asGain(its) ?? (isUnsure ? asReceivable(its) : null);
  }
  if (role === null && asGain(its) !== null) return { ...GAIN, isAsked: true };
  return role === null || isLiability(role) ? asOwed(its, isUnsure) : null;
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
