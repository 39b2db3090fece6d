import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, amountOf, plus } from "../money/Amount.ts";
import type { Role } from "../roles/roles.ts";
import type { LedgerAccount } from "./LedgerAccount.ts";
import type { Charge } from "./rolesByCounterparts.ts";

/** What entries put on an account by what stands beside it; amounts without sign. */
export type Collected = {
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

/** What the entries put on the accounts that are watched, by what stands beside them. */
export function collectCounterparts(
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
    let place = columns.startOf(entry);
    while (place < end && !known[columns.accountAt(place)]) place += 1;
    if (place < end) noteEntry(entry, columns, known, standings);
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
  const of: Beside = (standing) => beside.get(standing) ?? 0;
  const size = absolute(amount);
  const isSale = of("sold") < 0 && plus(of("cash"), of("customers")) > 0;
  if (isSale) its.sold = plus(its.sold, size);
  else its.unsold = plus(its.unsold, size);
  const side = amount > 0 ? its.debits : its.credits;
  if (of("cash") !== 0) side.cash = plus(side.cash, size);
  else side.other = plus(side.other, size);
  if (amount < 0) noteCredit(its, size, of);
  else noteDebit(its, size, of);
  its.balance = plus(its.balance, amount);
  if (its.balance < its.lowest) its.lowest = its.balance;
  if (its.balance > its.highest) its.highest = its.balance;
  its.wasNil ||= its.balance === 0;
}

type Beside = (standing: Standing) => Amount;

function noteCredit(its: Collected, size: Amount, of: Beside): void {
  const charge = of("cash") === 0 ? CHARGES.find((each) => of(each) === size) : undefined;
  if (charge) its.owedFor.set(charge, plus(its.owedFor.get(charge) ?? 0, size));
  else its.otherCredits = plus(its.otherCredits, size);
  if (of("pay") >= size) its.fromPay = plus(its.fromPay, size);
  if (of("cash") === 0 && of("costs") >= size) its.forCosts = plus(its.forCosts, size);
}

function noteDebit(its: Collected, size: Amount, of: Beside): void {
  const isPaid = of("cash") !== 0;
  if (!isPaid && -of("income") >= size) its.forIncome = plus(its.forIncome, size);
  if (isPaid && of("interest") > 0) its.withInterest = plus(its.withInterest, size);
}

const CHARGES: readonly Charge[] = ["dividends", "earnings", "interest", "tax"];
