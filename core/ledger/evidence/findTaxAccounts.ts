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
 * What accounts that were taken for income tax, or for nothing, or for a cost in doubt, are by the entries of a
 * ledger. Sales tax stands on the side of what was sold or bought, at the few rates of a country; income tax
 * stands beside neither. What is kept back from suppliers or employees for their tax stands against the cost,
 * and is owed for it. What gathers sales tax alone is sales tax, where nobody doubts what it gathers. Where that
 * is seldom, or the rates are many, the account is asked. A name in doubt that says sales tax is confirmed so.
 * `entries` is asked only where there is such an account.
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

/** What says that an account is no sales tax: it is money, or it is paid with wages. */
const NOT_HIDING: ReadonlySet<Role | null> = new Set<Role | null>([
  "cash_and_cash_equivalents",
  "bank_overdraft",
  "employee_costs",
]);

/** What a name may surely say of sales tax without a word of tax: "ITC Receivable". */
function maySurelyHide({ role, isProfitAndLoss }: LedgerAccount): boolean {
  return role !== null && !isProfitAndLoss && !isProfitAndLossRole(role) && !OF_SALES.has(role);
}

/** What sales are charged to may be charged in steady parts. */
const OF_SALES: ReadonlySet<Role> = new Set<Role>([
  "sales_tax",
  "trade_receivables",
  "contract_assets",
]);

/** A country has no more rates in general use. */
const MOST_RATES = 4;
/** Behind another name it has fewer. */
const FEW_RATES = 2;
/** Behind another name no rate is higher: nowhere is the general one. */
const HIGHEST_RATE = 0.3;
/** Fewer times are no habit. */
const HABIT = 4;
/** Behind another name it has to be more, but for what has no steady proportion to sales. */
const OFTEN = 8;
/** What is kept back but once may be the tax of the year, charged to an account that was not read as tax. */
const LEAST_TIMES = 2;

function findingOf(its: TaxActivity): RoleFinding | null {
  const { onSales, keptBack, fromEmployees, other } = its;
  const [sold, kept] = [Number(onSales.amount), Number(keptBack.amount)];
  // What other accounts of tax gather from it says nothing
  if (sold > kept + Number(other)) return askedWhereRare(ON_SALES, onSales);
  if (kept <= sold + Number(other) || keptBack.times < LEAST_TIMES) return null;
  return askedWhereRare(
    2 * Number(fromEmployees) > kept ? FROM_EMPLOYEES : FROM_SUPPLIERS,
    keptBack,
  );
}

/** Sales tax behind another name, or none: time and again, at one rate of what it is charged on or at two. */
function findingByRate(its: TaxActivity): RoleFinding | null {
  const { account, onSales, keptBack, other } = its;
  const rest = Number(keptBack.amount) + Number(other);
  // Debts and held assets have no steady proportion to sales
  const isOften = onSales.times >= (HELD_OR_OWED.has(account.role) ? HABIT : OFTEN);
  const isTax = isOften && isAtRates(onSales, FEW_RATES, HIGHEST_RATE);
  if (!(isTax && Number(onSales.amount) > rest && mayBeSettled(its))) return null;
  const { role } = account;
  return role === null || role === "sales_tax"
    ? ON_SALES
    : { ...ON_SALES, isAsked: true, rivals: [role] };
}

/** Tax is settled: an income or a cost that never is may be in a steady proportion to the rest of a bill. */
function mayBeSettled({ account, paid, gathered }: TaxActivity): boolean {
  return !account.isProfitAndLoss || paid > 0 || gathered > 0 || account.opening !== 0n;
}

/** What is held or owed for years, and its yield. */
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

/** Asked where it is no habit, or at no rates that a country has; beside sales it may be the gain on assets. */
function askedWhereRare(its: RoleFinding, charged: Charged): RoleFinding {
  if (charged.times >= HABIT && isAtRates(charged)) return its;
  const rivals: readonly Role[] = its === ON_SALES ? ["disposal_gain_loss"] : [];
  return { ...its, isAsked: true, rivals };
}

/** Whether most of the times it is one of few rates. */
function isAtRates({ times, timesByRate }: Charged, most = MOST_RATES, highest = 1): boolean {
  const low = [...timesByRate].filter(([rate]) => rate <= highest * RATE);
  const often = low.map(([, its]) => its).sort((one, other) => other - one);
  const usual = often.slice(0, most).reduce((total, each) => total + each, 0);
  return 3 * usual >= 2 * times;
}

/** Whether all that it gathers comes from sales tax, and it does little else. */
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

/** What is owed by its name, or to the entity, is settled by what it gathers; the name of another balance is asked. */
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
