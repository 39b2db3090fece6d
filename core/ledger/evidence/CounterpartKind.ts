import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";

/** Charges and distributions that have a payable account of their own. */
export const charges = ["dividends", "earnings", "interest", "tax"] as const;

export type Charge = (typeof charges)[number];

/** What an account may be as the other side of an entry (its counterpart), by its role. */
export const counterpartKinds = [
  "cash",
  "longTermAssets",
  "customers",
  "suppliers",
  "payroll",
  "otherCreditors",
  "prepayments",
  "sales",
  "otherIncome",
  "interestIncome",
  "costs",
  "borrowings",
  "leaseLiabilities",
  "rightOfUse",
  "shareCapital",
  "inventories",
  "salesTax",
  "taxPayable",
  "depreciation",
  "exchangeDifferences",
  "other",
  ...charges,
] as const;

export type CounterpartKind = (typeof counterpartKinds)[number];

/** The position of a kind in the list. Loops over millions of entries count kinds by number, which is faster. */
export function numberOfKind(kind: CounterpartKind): number {
  return counterpartKinds.indexOf(kind);
}

const KIND_BY_ROLE: ReadonlyMap<Role | null, CounterpartKind> = new Map<
  Role | null,
  CounterpartKind
>([
  ["cash_and_cash_equivalents", "cash"],
  ["bank_overdraft", "cash"],
  ["ppe_cost", "longTermAssets"],
  ["ppe_accumulated_depreciation", "longTermAssets"],
  ["intangibles_cost", "longTermAssets"],
  ["intangibles_accumulated_amortisation", "longTermAssets"],
  ["investment_property", "longTermAssets"],
  ["financial_investments", "longTermAssets"],
  ["associates", "longTermAssets"],
  ["right_of_use_assets", "rightOfUse"],
  ["right_of_use_accumulated_depreciation", "rightOfUse"],
  ["trade_receivables", "customers"],
  ["contract_assets", "customers"],
  ["other_receivables", "customers"],
  ["trade_payables", "suppliers"],
  ["employee_costs", "payroll"],
  ["employee_payables", "payroll"],
  ["other_payables", "otherCreditors"],
  ["prepayments", "prepayments"],
  ["revenue", "sales"],
  ["other_operating_income", "otherIncome"],
  ["interest_income", "interestIncome"],
  ["operating_expenses", "costs"],
  ["cost_of_sales", "costs"],
  ["borrowings", "borrowings"],
  ["bonds", "borrowings"],
  ["lease_liabilities", "leaseLiabilities"],
  ["inventories", "inventories"],
  ["sales_tax", "salesTax"],
  ["current_tax", "taxPayable"],
  ["depreciation", "depreciation"],
  ["amortisation", "depreciation"],
  ["impairment", "depreciation"],
  ["foreign_exchange_gain_loss", "exchangeDifferences"],
  ["share_capital", "shareCapital"],
  ["share_premium", "shareCapital"],
  ["dividends_declared", "dividends"],
  ["retained_earnings", "earnings"],
  ["interest_expense", "interest"],
  ["income_tax", "tax"],
]);

export function isPayCost({ role }: LedgerAccount): boolean {
  return role === "employee_costs";
}

/** Whether an account is the cost of property, plant and equipment or of intangible assets. */
export function isAssetAtCost({ role }: LedgerAccount): boolean {
  return role === "ppe_cost" || role === "intangibles_cost";
}

function isAccumulated(account: LedgerAccount): boolean {
  return isAccumulatedOfPlant(account) || account.role === "right_of_use_accumulated_depreciation";
}

function isAccumulatedOfPlant({ role }: LedgerAccount): boolean {
  return role === "ppe_accumulated_depreciation";
}

function isForeignCash({ role, currency }: LedgerAccount): boolean {
  return role === "cash_and_cash_equivalents" && currency !== null;
}

/** The kind of counterpart that an account is. */
export function counterpartKindOf({ role }: LedgerAccount): CounterpartKind {
  return KIND_BY_ROLE.get(role) ?? "other";
}

/**
 * What each account counts as, by its number in the entries: its kind of counterpart, and whether it is an employee
 * cost, an asset at cost, accumulated depreciation of plant or leased assets, accumulated depreciation of plant, or
 * cash in another currency.
 */
export type AccountKinds = {
  numbers: readonly number[];
  arePay: readonly boolean[];
  areAssets: readonly boolean[];
  areAccumulated: readonly boolean[];
  areAccumulatedOfPlant: readonly boolean[];
  areForeignCash: readonly boolean[];
};

/** Looks up the kinds of all accounts once, in the order of their numbers in the entries. */
export function kindsOf(
  accounts: readonly LedgerAccount[],
  { codes }: Pick<EntryColumns, "codes">,
): AccountKinds {
  const byCode = new Map(accounts.map((account) => [account.code, account]));
  const known = codes.map((code) => byCode.get(code));
  const areOf = (isOf: (account: LedgerAccount) => boolean) =>
    known.map((account) => account !== undefined && isOf(account));
  return {
    numbers: known.map((account) => numberOfKind(account ? counterpartKindOf(account) : "other")),
    arePay: areOf(isPayCost),
    areAssets: areOf(isAssetAtCost),
    areAccumulated: areOf(isAccumulated),
    areAccumulatedOfPlant: areOf(isAccumulatedOfPlant),
    areForeignCash: areOf(isForeignCash),
  };
}
