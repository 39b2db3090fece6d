import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import {
  type Charged,
  collectTaxActivity,
  isIncomeTax,
  mayBeTax,
  RATE,
  type TaxActivity,
} from "./TaxActivity.ts";

/**
 * Tells sales tax, income tax and withheld tax apart by the entries, for accounts read as income tax, without a role,
 * or in doubt.
 * Sales tax is on the side of a sale or a purchase, at one of the few rates of a country. Tax withheld from suppliers
 * or employees is a liability against the cost. An account that is posted only against sales tax accounts is a
 * settlement account of sales tax. Where this happens rarely or at many rates, a person is asked. `entries` is called
 * only where there is such an account.
 */
export function findTaxAccounts(
  accounts: readonly LedgerAccount[],
  { given, inDoubt, numbered, learnt }: Omit<RoleDoubts, "asked">,
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const isDoubted = ({ code, role }: LedgerAccount) =>
    role === "operating_expenses" && inDoubt.has(code);
  const isHidden = (account: LedgerAccount) => {
    const { code, role } = account;
    return (
      !NOT_HIDING.has(role) &&
      !numbered.has(code) &&
      (inDoubt.has(code) || (role !== "sales_tax" && learnt.has(code)) || maySurelyHide(account))
    );
  };
  const asked = accounts.filter(
    (account) =>
      (mayBeTax(account) || isDoubted(account) || isHidden(account)) && !given.has(account.code),
  );
  if (asked.length === 0) return new Map();
  const collected = collectTaxActivity(asked, accounts, entries());
  const findings = new Map<string, RoleFinding>();
  for (const each of collected) {
    const { account } = each;
    const isRead = isIncomeTax(account.role) || isDoubted(account);
    const its = isRead ? findingOf(each) : findingByRate(each);
    if (its !== null) findings.set(each.account.code, its);
  }
  const onSales = accounts.filter(({ code, role }) => {
    const its = findings.get(code);
    if (its === undefined) return role === "sales_tax" && !inDoubt.has(code);
    return its.role === "sales_tax" && its.isAsked !== true;
  });
  const sales = new Set(onSales.map(({ code }) => code));
  for (const each of collected)
    if (!findings.has(each.account.code) && gathersOnly(each, sales))
      findings.set(each.account.code, gatheredOn(each.account));
  return findings;
}

/** Roles that are never sales tax: cash, and costs that are paid with wages. */
const NOT_HIDING: ReadonlySet<Role | null> = new Set<Role | null>([
  "cash_and_cash_equivalents",
  "bank_overdraft",
  "employee_costs",
]);

/** Whether a sure name may be sales tax without a word of tax, such as "ITC Receivable". */
function maySurelyHide({ role, isProfitAndLoss }: LedgerAccount): boolean {
  return role !== null && !isProfitAndLoss && !isProfitAndLossRole(role) && !OF_SALES.has(role);
}

/** Amounts charged on sales may be in a constant proportion to them. */
const OF_SALES: ReadonlySet<Role> = new Set<Role>([
  "sales_tax",
  "trade_receivables",
  "contract_assets",
]);

/** A country has at most this many rates in general use. */
const MOST_RATES = 4;
/** Under another name, fewer rates are accepted. */
const FEW_RATES = 2;
/** Under another name, no higher rate: no country has a higher general one. */
const HIGHEST_RATE = 0.3;
/** Fewer entries are not regular. */
const HABIT = 4;
/** Under another name, more entries are needed, except for roles without a constant proportion to sales. */
const OFTEN = 8;
/** A single entry may be the income tax of the year, charged to an account that was not read as tax. */
const LEAST_TIMES = 2;

function findingOf(its: TaxActivity): RoleFinding | null {
  const { onSales, keptBack, fromEmployees, other } = its;
  const [sold, kept] = [Number(onSales.amount), Number(keptBack.amount)];
  // Settlements by other tax accounts say nothing about this one
  if (sold > kept + Number(other)) return askedWhereRare(ON_SALES, onSales);
  if (kept <= sold + Number(other) || keptBack.times < LEAST_TIMES) return null;
  return askedWhereRare(
    2 * Number(fromEmployees) > kept ? FROM_EMPLOYEES : FROM_SUPPLIERS,
    keptBack,
  );
}

/** Sales tax under another name or none: regular entries at one or two rates of the taxable amount. */
function findingByRate(its: TaxActivity): RoleFinding | null {
  const { account, onSales, keptBack, other } = its;
  const rest = Number(keptBack.amount) + Number(other);
  // Debts and long-term assets have no constant proportion to sales
  const isOften = onSales.times >= (HELD_OR_OWED.has(account.role) ? HABIT : OFTEN);
  const isTax = isOften && isAtRates(onSales, FEW_RATES, HIGHEST_RATE);
  if (!(isTax && Number(onSales.amount) > rest && mayBeSettled(its))) return null;
  const { role } = account;
  return role === null || role === "sales_tax"
    ? ON_SALES
    : { ...ON_SALES, isAsked: true, rivals: [role] };
}

/** Tax is settled. Income or a cost that never is may be in a constant proportion to the rest of an invoice. */
function mayBeSettled({ account, paid, gathered }: TaxActivity): boolean {
  return !account.isProfitAndLoss || paid > 0 || gathered > 0 || account.opening !== 0n;
}

/** Long-term assets, debts and equity, and their yield. */
const HELD_OR_OWED: ReadonlySet<Role | null> = new Set<Role | null>([
  "ppe_accumulated_depreciation",
  "right_of_use_assets",
  "right_of_use_accumulated_depreciation",
  "goodwill",
  "intangibles_accumulated_amortisation",
  "financial_investments",
  "associates",
  "loans_receivable",
  "interest_receivable",
  "borrowings",
  "bonds",
  "lease_liabilities",
  "interest_payable",
  "dividends_payable",
  "share_capital",
  "share_premium",
  "retained_earnings",
  "other_reserves",
]);

/** Asks where the entries are few or at many rates. On the side of sales it may be a disposal gain. */
function askedWhereRare(its: RoleFinding, charged: Charged): RoleFinding {
  if (charged.times >= HABIT && isAtRates(charged)) return its;
  const rivals: readonly Role[] = its === ON_SALES ? ["disposal_gain_loss"] : [];
  return { ...its, isAsked: true, rivals };
}

/** Whether two thirds of the entries or more are at a few rates. */
function isAtRates({ times, timesByRate }: Charged, most = MOST_RATES, highest = 1): boolean {
  const low = [...timesByRate].filter(([rate]) => rate <= highest * RATE);
  const often = low.map(([, its]) => its).sort((one, other) => other - one);
  const usual = often.slice(0, most).reduce((total, each) => total + each, 0);
  return 3 * usual >= 2 * times;
}

/** Whether the account is posted against sales tax accounts and hardly anything else. */
function gathersOnly(
  { gathered, gatheredFrom, onSales, keptBack, other }: TaxActivity,
  sales: ReadonlySet<string>,
): boolean {
  const rest = Number(onSales.amount) + Number(keptBack.amount) + Number(other);
  return Number(gathered) > 3 * rest && [...gatheredFrom].every((code) => sales.has(code));
}

const ON_SALES: RoleFinding = {
  role: "sales_tax",
  reason:
    "In the entries of the general ledger it stands beside sales and purchases, on their side and in proportion to them.",
};

const GATHERED: RoleFinding = {
  role: "sales_tax",
  reason: "In the entries of the general ledger it gathers sales tax, and hardly anything else.",
};

/**
 * Settled where the account has no role or a role of tax, result, other receivables or payables; asked for any other
 * balance.
 */
function gatheredOn({ role }: LedgerAccount): RoleFinding {
  return role === null || isIncomeTax(role) || isProfitAndLossRole(role) || OWED.has(role)
    ? GATHERED
    : { ...GATHERED, isAsked: true, rivals: [role] };
}

const OWED: ReadonlySet<Role> = new Set<Role>(["other_receivables", "other_payables", "sales_tax"]);

const FROM_EMPLOYEES: RoleFinding = {
  role: "employee_payables",
  reason: "In the entries of the general ledger it is kept back from what employees are paid.",
};

const FROM_SUPPLIERS: RoleFinding = {
  role: "other_payables",
  reason: "In the entries of the general ledger it is kept back from what suppliers are paid.",
};
