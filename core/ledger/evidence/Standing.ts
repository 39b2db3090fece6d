import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";

/** What an account is beside those that are watched. */
export type Standing =
  | "cash"
  | "sold"
  | "customers"
  | "suppliers"
  | "pay"
  | "sales"
  | "income"
  | "yields"
  | "costs"
  | "debt"
  | "lease"
  | "leased"
  | "shares"
  | "stock"
  | "salesTax"
  | "taxOwed"
  | "worn"
  | "exchange"
  | "other"
  | Charge;

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
  ["right_of_use_assets", "leased"],
  ["right_of_use_accumulated_depreciation", "leased"],
  ["trade_receivables", "customers"],
  ["contract_assets", "customers"],
  ["other_receivables", "customers"],
  ["trade_payables", "suppliers"],
  ["employee_costs", "pay"],
  ["employee_payables", "pay"],
  ["revenue", "sales"],
  ["other_operating_income", "income"],
  ["interest_income", "yields"],
  ["operating_expenses", "costs"],
  ["cost_of_sales", "costs"],
  ["borrowings", "debt"],
  ["bonds", "debt"],
  ["lease_liabilities", "lease"],
  ["inventories", "stock"],
  ["sales_tax", "salesTax"],
  ["current_tax", "taxOwed"],
  ["depreciation", "worn"],
  ["amortisation", "worn"],
  ["impairment", "worn"],
  ["foreign_exchange_gain_loss", "exchange"],
  ["share_capital", "shares"],
  ["share_premium", "shares"],
  ["dividends_declared", "dividends"],
  ["retained_earnings", "earnings"],
  ["interest_expense", "interest"],
  ["income_tax", "tax"],
]);

/** What is owed on an account of its own: a charge, or a distribution. */
export type Charge = "dividends" | "earnings" | "interest" | "tax";

/** Whether an account is a cost of employees. */
export function isPayCost({ role }: LedgerAccount): boolean {
  return role === "employee_costs";
}

function isAssetAtCost({ role }: LedgerAccount): boolean {
  return role === "ppe_cost" || role === "intangibles_cost";
}

function isDepreciatedBy({ role }: LedgerAccount): boolean {
  return (
    role === "ppe_accumulated_depreciation" || role === "right_of_use_accumulated_depreciation"
  );
}

/** What an account stands for. */
export function standingOfAccount({ role }: LedgerAccount): Standing {
  return STANDINGS.get(role) ?? "other";
}

/** Of each account by its number: what it stands for, and whether it is a cost of employees, an asset at cost, or what assets have depreciated by. */
export type AccountKinds = {
  standings: readonly Standing[];
  arePay: readonly boolean[];
  areAssets: readonly boolean[];
  areWorn: readonly boolean[];
};

/** The kinds of the accounts of a chart, by the numbers that entries have for them. */
export function kindsOf(
  accounts: readonly LedgerAccount[],
  { codes }: Pick<EntryColumns, "codes">,
): AccountKinds {
  const byCode = new Map(accounts.map((account) => [account.code, account]));
  const known = codes.map((code) => byCode.get(code));
  const areOf = (isOf: (account: LedgerAccount) => boolean) =>
    known.map((account) => account !== undefined && isOf(account));
  return {
    standings: known.map((account) => (account ? standingOfAccount(account) : "other")),
    arePay: areOf(isPayCost),
    areAssets: areOf(isAssetAtCost),
    areWorn: areOf(isDepreciatedBy),
  };
}
