import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, minus, plus } from "../../money/Amount.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";

/** The amounts that entries post at a rate of a taxable amount in the same entry, and how often at each rate. */
export type Charged = { amount: Amount; times: number; timesByRate: Map<number, number> };

/** What the entries do with an account that may be tax. Amounts are in minor units, without a sign. */
export type TaxActivity = {
  account: LedgerAccount;
  /** On the same side as a sale or a purchase. */
  onSales: Charged;
  /** Withheld from suppliers and employees, and the part withheld from employees. */
  keptBack: Charged;
  fromEmployees: Amount;
  /** In entries with other tax accounts only (a settlement account of the tax), and the codes of those accounts. */
  gathered: Amount;
  gatheredFrom: Set<string>;
  /** Paid to the tax authority. */
  paid: Amount;
  /** All other entries. */
  other: Amount;
};

function begin(account: LedgerAccount): TaxActivity {
  const charged = (): Charged => ({ amount: 0, times: 0, timesByRate: new Map() });
  return {
    account,
    onSales: charged(),
    keptBack: charged(),
    fromEmployees: 0,
    gathered: 0,
    gatheredFrom: new Set(),
    paid: 0,
    other: 0,
  };
}

/** What another account is in an entry with tax. */
type TaxCounterpart = "cash" | "tax" | "taxable" | "pay" | "employees" | "suppliers" | "other";

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

function counterpartOf(account: LedgerAccount, isWatched: boolean): TaxCounterpart {
  const { role } = account;
  if (role === "cash_and_cash_equivalents" || role === "bank_overdraft") return "cash";
  if ((isWatched && mayBeTax(account)) || role === "sales_tax") return "tax";
  if (TAXABLE.has(role)) return "taxable";
  if (role === "employee_costs") return "pay";
  if (role === "employee_payables") return "employees";
  return role === "trade_payables" || role === "other_payables" ? "suppliers" : "other";
}

/**
 * The sums of an entry with tax: net amounts by kind of counterpart, those of the watched accounts, and the accounts
 * that are tax.
 */
type Beside = Record<TaxCounterpart, Amount> & { own: Map<number, Amount>; taxes: Set<number> };

/** Collects what the entries do with each of the accounts that may be tax. `findTaxAccounts` decides from it. */
export function collectTaxActivity(
  asked: readonly LedgerAccount[],
  accounts: readonly LedgerAccount[],
  columns: EntryColumns,
): TaxActivity[] {
  const byCode = new Map(asked.map((account) => [account.code, begin(account)]));
  const known = new Map(accounts.map((account) => [account.code, account]));
  const watched = columns.codes.map((code) => byCode.get(code));
  const counterparts = columns.codes.map((code, number) => {
    const account = known.get(code);
    return account ? counterpartOf(account, watched[number] !== undefined) : "other";
  });
  for (let entry = 0; entry < columns.count; entry += 1) {
    if (!isWatched(entry, columns, watched)) continue;
    const beside = readBeside(entry, columns, counterparts, watched);
    for (const [number, amount] of beside.own) {
      const its = watched[number];
      const counterpart = counterparts[number] ?? "other";
      if (!its || amount === 0) continue;
      const besideOwn = counterpart === "tax" ? beside : without(beside, counterpart, amount);
      note(its, amount, besideOwn, columns.codes);
    }
  }
  return [...byCode.values()];
}

function isWatched(
  entry: number,
  columns: EntryColumns,
  watched: readonly (TaxActivity | undefined)[],
): boolean {
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1)
    if (watched[columns.accountAt(place)]) return true;
  return false;
}

function without(beside: Beside, counterpart: TaxCounterpart, amount: Amount): Beside {
  return { ...beside, [counterpart]: minus(beside[counterpart], amount) };
}

function readBeside(
  entry: number,
  columns: EntryColumns,
  counterparts: readonly TaxCounterpart[],
  watched: readonly (TaxActivity | undefined)[],
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
    const counterpart = counterparts[number] ?? "other";
    beside[counterpart] = plus(beside[counterpart], amount);
    if (counterpart === "tax") beside.taxes.add(number);
    if (watched[number]) beside.own.set(number, plus(beside.own.get(number) ?? 0, amount));
  }
  return beside;
}

function note(its: TaxActivity, amount: Amount, beside: Beside, codes: readonly string[]): void {
  const { cash, tax, taxable, pay, suppliers, other, taxes } = beside;
  // Tax is withheld from gross pay, not from the payment of net pay
  const employees = amount < 0 && pay > 0 ? pay : plus(pay, beside.employees);
  const size = absolute(amount);
  const besides = [taxable, employees, suppliers, other].map((each) => Number(absolute(each)));
  const isAmongTaxes =
    Math.max(...besides) * REST_PART <= Number(size) &&
    isAgainst(amount, taxBeside(its, amount, tax));
  const cost = plus(amount < 0 && taxable > 0 ? taxable : 0, plus(employees, suppliers));
  if (isPartOf(amount, taxable)) add(its.onSales, size, Number(amount) / Number(taxable));
  else if (amount < 0 && isPartOf(-amount, cost)) {
    add(its.keptBack, size, -Number(amount) / Number(cost));
    if (employees > 0) its.fromEmployees = plus(its.fromEmployees, size);
  } else if (amount > 0 && cash < 0) its.paid = plus(its.paid, size);
  else if (!isAmongTaxes) its.other = plus(its.other, size);
  else {
    const others = [...taxes].map((number) => codes[number] ?? "");
    const from = others.filter((code) => code !== its.account.code);
    if (from.length > 0) its.gathered = plus(its.gathered, size);
    for (const code of from) its.gatheredFrom.add(code);
  }
}

/** The other tax of an entry. Where this account counts as tax itself, its own amount is left out. */
function taxBeside({ account }: TaxActivity, amount: Amount, tax: Amount): Amount {
  const isAmongThem = mayBeTax(account) || account.role === "sales_tax";
  return isAmongThem ? minus(tax, amount) : tax;
}

/**
 * Whether an amount and the tax have opposite signs: a settlement account is on the other side of the tax that it
 * collects; a taxable amount is on the same side.
 */
function isAgainst(amount: Amount, tax: Amount): boolean {
  return tax !== 0 && tax > 0 !== amount > 0;
}

/** Whether the tax is on the side of the taxable amount and at most half of it: no country has a higher rate. */
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

/** In a settlement between tax accounts, other lines are at most 1/20 of the amount: rounding differences. */
const REST_PART = 20;
/** Two rates are different where they differ by at least a thousandth. */
export const RATE = 1000;

/** Whether an account was read as income tax, or has no role. */
export function mayBeTax({ role }: LedgerAccount): boolean {
  return isIncomeTax(role) || role === null;
}

/** Whether a role is current income tax: the expense or the liability. */
export function isIncomeTax(role: Role | null): boolean {
  return role === "current_tax" || role === "income_tax";
}
