import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, minus, plus } from "../../money/Amount.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";

/** What entries put on an account at a rate of what stands beside it. */
export type Charged = { amount: Amount; times: number; timesByRate: Map<number, number> };

/** What the entries do with an account; amounts without sign. */
export type TaxActivity = {
  account: LedgerAccount;
  /** On the side of what was sold or bought. */
  onSales: Charged;
  /** Against what suppliers and employees are owed, and how much of it against employees. */
  keptBack: Charged;
  fromEmployees: Amount;
  /** Against other tax accounts alone, and which. */
  gathered: Amount;
  gatheredFrom: Set<string>;
  /** Paid to the authority. */
  paid: Amount;
  /** Anything else. */
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

/** What an account is beside tax. */
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

/** What stands beside tax in an entry: net amounts, those of what is watched, and the accounts of tax themselves. */
type Beside = Record<TaxCounterpart, Amount> & { own: Map<number, Amount>; taxes: Set<number> };

/** What the entries do with each of the accounts that may be tax. */
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
  // What is kept back is a part of the whole pay, and not of what is paid out of it
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

/** The other tax of an entry: what the account itself has is part of it where it was taken for tax. */
function taxBeside({ account }: TaxActivity, amount: Amount, tax: Amount): Amount {
  const isAmongThem = mayBeTax(account) || account.role === "sales_tax";
  return isAmongThem ? minus(tax, amount) : tax;
}

/** What gathers tax stands against it: what stands on its side is what the tax is charged on. */
function isAgainst(amount: Amount, tax: Amount): boolean {
  return tax !== 0 && tax > 0 !== amount > 0;
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
export const RATE = 1000;

/** Whether an account was taken for income tax, or for nothing. */
export function mayBeTax({ role }: LedgerAccount): boolean {
  return isIncomeTax(role) || role === null;
}

/** Whether accounts of a role are about current tax on the profit: the charge, or what is owed for it. */
export function isIncomeTax(role: Role | null): boolean {
  return role === "current_tax" || role === "income_tax";
}
