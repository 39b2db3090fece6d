import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, minus, plus } from "../money/Amount.ts";
import type { Role } from "../roles/roles.ts";
import type { Doubts } from "./Doubts.ts";
import type { LedgerAccount } from "./LedgerAccount.ts";
import type { ToldRole } from "./tellByAmounts.ts";

/**
 * What accounts that were taken for income tax, or for nothing, or for a cost in doubt, are by the entries of a
 * ledger. Sales tax stands on the side of what was sold or bought, at the few rates of a country; income tax
 * stands beside neither. What is kept back from suppliers or employees for their tax stands against the cost,
 * and is owed for it. What gathers sales tax alone is sales tax. Where that is seldom, or the rates are many,
 * the account is asked.
 * `entries` is asked only where there is such an account.
 */
export function tellTaxes(
  accounts: readonly LedgerAccount[],
  { given, inDoubt }: Pick<Doubts, "given" | "inDoubt">,
  entries: () => EntryColumns,
): ReadonlyMap<string, ToldRole> {
  const isDoubted = ({ code, role }: LedgerAccount) =>
    role === "operating_expenses" && inDoubt.has(code);
  const asked = accounts.filter(
    (account) => (mayBeTax(account) || isDoubted(account)) && !given.has(account.code),
  );
  if (asked.length === 0) return new Map();
  const collected = collect(asked, accounts, entries());
  const told = new Map<string, ToldRole>();
  for (const each of collected) {
    const its = each.account.role === null ? null : tell(each);
    if (its !== null) told.set(each.account.code, its);
  }
  const onSales = accounts.filter(
    ({ code, role }) => (told.get(code)?.role ?? role) === "sales_tax",
  );
  const sales = new Set(onSales.map(({ code }) => code));
  for (const each of collected)
    if (!told.has(each.account.code) && gathersOnly(each, sales))
      told.set(each.account.code, GATHERED);
  return told;
}

function mayBeTax({ role }: LedgerAccount): boolean {
  return isIncomeTax(role) || role === null;
}

function isIncomeTax(role: Role | null): boolean {
  return role === "current_tax" || role === "income_tax";
}

/** What entries put on an account at a rate of what stands beside it. */
type Charged = { amount: Amount; times: number; timesByRate: Map<number, number> };

/** What the entries do with an account; amounts without sign. */
type Collected = {
  account: LedgerAccount;
  /** On the side of what was sold or bought. */
  onSales: Charged;
  /** Against what suppliers and employees are owed, and how much of it against employees. */
  keptBack: Charged;
  fromEmployees: Amount;
  /** Against other tax accounts alone, and which. */
  gathered: Amount;
  gatheredFrom: Set<string>;
  /** Anything else but what is paid to the authority. */
  other: Amount;
};

function begin(account: LedgerAccount): Collected {
  const charged = (): Charged => ({ amount: 0, times: 0, timesByRate: new Map() });
  return {
    account,
    onSales: charged(),
    keptBack: charged(),
    fromEmployees: 0,
    gathered: 0,
    gatheredFrom: new Set(),
    other: 0,
  };
}

/** What an account is beside tax. */
type Standing = "cash" | "tax" | "taxable" | "pay" | "employees" | "suppliers" | "other";

const TAXABLE: ReadonlySet<Role | null> = new Set<Role | null>([
  "revenue",
  "other_operating_income",
  "cost_of_sales",
  "operating_expenses",
  "bad_debts",
  "disposal_gain_loss",
  "inventories",
  "prepayments",
  "contract_liabilities",
  "ppe_cost",
  "intangibles_cost",
  "investment_property",
]);

function standingOf(account: LedgerAccount, isWatched: boolean): Standing {
  const { role } = account;
  if (role === "cash_and_cash_equivalents" || role === "bank_overdraft") return "cash";
  if ((isWatched && mayBeTax(account)) || role === "sales_tax") return "tax";
  if (TAXABLE.has(role)) return "taxable";
  if (role === "employee_costs") return "pay";
  if (role === "employee_payables") return "employees";
  return role === "trade_payables" || role === "other_payables" ? "suppliers" : "other";
}

/** What stands beside tax in an entry: net amounts, those of what is watched, and the accounts of tax themselves. */
type Beside = Record<Standing, Amount> & { own: Map<number, Amount>; taxes: Set<number> };

function collect(
  asked: readonly LedgerAccount[],
  accounts: readonly LedgerAccount[],
  columns: EntryColumns,
): Collected[] {
  const byCode = new Map(asked.map((account) => [account.code, begin(account)]));
  const known = new Map(accounts.map((account) => [account.code, account]));
  const watched = columns.codes.map((code) => byCode.get(code));
  const standings = columns.codes.map((code, number) => {
    const account = known.get(code);
    return account ? standingOf(account, watched[number] !== undefined) : "other";
  });
  for (let entry = 0; entry < columns.count; entry += 1) {
    if (!isWatched(entry, columns, watched)) continue;
    const beside = readBeside(entry, columns, standings, watched);
    for (const [number, amount] of beside.own) {
      const its = watched[number];
      const standing = standings[number] ?? "other";
      if (!its || amount === 0) continue;
      const besideOwn = standing === "tax" ? beside : without(beside, standing, amount);
      note(its, amount, besideOwn, columns.codes);
    }
  }
  return [...byCode.values()];
}

function isWatched(
  entry: number,
  columns: EntryColumns,
  watched: readonly (Collected | undefined)[],
): boolean {
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1)
    if (watched[columns.accountAt(place)]) return true;
  return false;
}

function without(beside: Beside, standing: Standing, amount: Amount): Beside {
  return { ...beside, [standing]: minus(beside[standing], amount) };
}

function readBeside(
  entry: number,
  columns: EntryColumns,
  standings: readonly Standing[],
  watched: readonly (Collected | undefined)[],
): Beside {
  const beside: Beside = {
    ...{ cash: 0, tax: 0, taxable: 0, pay: 0, employees: 0, suppliers: 0, other: 0 },
    own: new Map(),
    taxes: new Set(),
  };
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1) {
    const number = columns.accountAt(place);
    const amount = columns.amountAt(place);
    const standing = standings[number] ?? "other";
    beside[standing] = plus(beside[standing], amount);
    if (standing === "tax") beside.taxes.add(number);
    if (watched[number]) beside.own.set(number, plus(beside.own.get(number) ?? 0, amount));
  }
  return beside;
}

function note(its: Collected, amount: Amount, beside: Beside, codes: readonly string[]): void {
  const { cash, taxable, pay, suppliers, other, taxes } = beside;
  // What is kept back is a part of the whole pay, and not of what is paid out of it
  const employees = amount < 0 && pay > 0 ? pay : plus(pay, beside.employees);
  const size = absolute(amount);
  const besides = [taxable, employees, suppliers, other].map((each) => Number(absolute(each)));
  const isAmongTaxes = Math.max(...besides) * REST_PART <= Number(size);
  const cost = plus(amount < 0 && taxable > 0 ? taxable : 0, plus(employees, suppliers));
  if (isPartOf(amount, taxable)) add(its.onSales, size, Number(amount) / Number(taxable));
  else if (amount < 0 && isPartOf(-amount, cost)) {
    add(its.keptBack, size, -Number(amount) / Number(cost));
    if (employees > 0) its.fromEmployees = plus(its.fromEmployees, size);
  } else if (amount > 0 && cash < 0) return;
  else if (!isAmongTaxes) its.other = plus(its.other, size);
  else {
    const others = [...taxes].map((number) => codes[number] ?? "");
    const from = others.filter((code) => code !== its.account.code);
    if (from.length > 0) its.gathered = plus(its.gathered, size);
    for (const code of from) its.gatheredFrom.add(code);
  }
}

/** Whether tax stands on the side of an amount, and is no more than half of it: no country charges that much. */
function isPartOf(tax: Amount, whole: Amount): boolean {
  return (
    tax > 0 === whole > 0 && whole !== 0 && 2 * Number(absolute(tax)) <= Number(absolute(whole))
  );
}

function add(charged: Charged, size: Amount, rate: number): void {
  charged.amount = plus(charged.amount, size);
  charged.times += 1;
  const rounded = Math.round(rate * RATE);
  charged.timesByRate.set(rounded, (charged.timesByRate.get(rounded) ?? 0) + 1);
}

/** What stands beside accounts of tax alone is no more than one part in so many: cents that are rounded off. */
const REST_PART = 20;
/** Rates are told apart by a thousandth of what they are charged on. */
const RATE = 1000;
/** A country has no more rates in general use. */
const MOST_RATES = 4;
/** Fewer times are no habit. */
const HABIT = 4;
/** What is kept back but once may be the tax of the year, charged to an account that was not read as tax. */
const LEAST_TIMES = 2;

function tell(its: Collected): ToldRole | null {
  const { onSales, keptBack, fromEmployees, other } = its;
  const [sold, kept] = [Number(onSales.amount), Number(keptBack.amount)];
  // What other accounts of tax gather from it says nothing
  if (sold > kept + Number(other)) return told(ON_SALES, onSales);
  if (kept <= sold + Number(other) || keptBack.times < LEAST_TIMES) return null;
  return told(2 * Number(fromEmployees) > kept ? FROM_EMPLOYEES : FROM_SUPPLIERS, keptBack);
}

/** Asked where it is no habit, or at no rates that a country has. */
function told(its: ToldRole, charged: Charged): ToldRole {
  const isSure = charged.times >= HABIT && isAtRates(charged);
  return isSure ? its : { ...its, isAsked: true };
}

/** Whether most of the times it is one of few rates. */
function isAtRates({ times, timesByRate }: Charged): boolean {
  const often = [...timesByRate.values()].sort((one, other) => other - one);
  const most = often.slice(0, MOST_RATES).reduce((total, each) => total + each, 0);
  return 3 * most >= 2 * times;
}

/** Whether all that it gathers comes from sales tax, and it does little else. */
function gathersOnly(
  { gathered, gatheredFrom, onSales, keptBack, other }: Collected,
  sales: ReadonlySet<string>,
): boolean {
  const rest = Number(onSales.amount) + Number(keptBack.amount) + Number(other);
  return Number(gathered) > 3 * rest && [...gatheredFrom].every((code) => sales.has(code));
}

const ON_SALES: ToldRole = {
  role: "sales_tax",
  reason:
    "In the entries of the general ledger it stands beside sales and purchases, on their side and in proportion to them.",
};

const GATHERED: ToldRole = {
  role: "sales_tax",
  reason: "In the entries of the general ledger it gathers sales tax, and hardly anything else.",
};

const FROM_EMPLOYEES: ToldRole = {
  role: "employee_payables",
  reason: "In the entries of the general ledger it is kept back from what employees are paid.",
};

const FROM_SUPPLIERS: ToldRole = {
  role: "other_payables",
  reason: "In the entries of the general ledger it is kept back from what suppliers are paid.",
};
