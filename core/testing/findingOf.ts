import { columnsOf } from "../generalLedger/entries/columnsOf.ts";
import { findRolesByCounterparts } from "../ledger/evidence/findRolesByCounterparts.ts";
import type { LearntReading } from "../ledger/evidence/RoleDoubts.ts";
import { rolesAdmitted } from "../ledger/evidence/rolesAdmitted.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { newRetainedEarnings } from "../ledger/newRetainedEarnings.ts";
import { isProfitAndLossRole, type Role } from "../roles/roles.ts";
import type { TraitId } from "../roles/traits.ts";
import { minor } from "./ledgerRows.ts";
import { plainEntry } from "./plainEntry.ts";

/** Accounts whose roles nobody doubts, by their codes. */
const knownAccounts: Record<string, Role> = {
  bank: "cash_and_cash_equivalents",
  dollars: "cash_and_cash_equivalents",
  debtors: "trade_receivables",
  retentions: "contract_assets",
  shares: "financial_investments",
  van: "ppe_cost",
  vanWorn: "ppe_accumulated_depreciation",
  wages: "employee_costs",
  rent: "operating_expenses",
  interest: "interest_expense",
  tax: "income_tax",
  taxOwed: "current_tax",
  dividends: "dividends_declared",
  earlier: "retained_earnings",
  gifts: "revenue",
  yield: "interest_income",
  grants: "other_operating_income",
  staff: "employee_payables",
  lease: "lease_liabilities",
  premises: "right_of_use_assets",
  capital: "share_capital",
  suppliers: "trade_payables",
  card: "other_payables",
  ahead: "prepayments",
  goods: "inventories",
  vat: "sales_tax",
  wear: "depreciation",
  exchange: "foreign_exchange_gain_loss",
};

/** A line of an entry: debits are positive, in units with decimals. */
export type Line = readonly [account: string, amount: string];

/** The lines of an entry of one amount. */
export function posted(debit: string, credit: string, amount: string): Line[] {
  return [
    [debit, amount],
    [credit, `-${amount}`],
  ];
}

/** What a test says of the account `it` besides its role and its entries. */
type Given = {
  isInDoubt?: boolean;
  opening?: string;
  closing?: string;
  isIncome?: boolean;
  isNumbered?: boolean;
  learnt?: LearntReading | null;
  /** What the other words of its name say where that makes its role sure, null where there are none. */
  named?: readonly Role[] | null;
  trait?: TraitId | null;
};

/** The role that entries show of an account `it` that is taken for another one, with "?" where it is asked; undefined where they show none. */
export function findingOf(
  role: Role | null,
  entries: readonly (readonly Line[])[],
  given: Given = {},
) {
  const { isInDoubt = false, isNumbered = false, learnt = null } = given;
  const doubts = {
    inDoubt: new Set(isInDoubt ? ["it"] : []),
    asked: new Set(isInDoubt ? ["it"] : []),
    given: new Set<string>(),
    numbered: new Set(isNumbered ? ["it"] : []),
    learnt: new Map(learnt ? [["it", learnt] as const] : []),
  };
  const columns = columnsOf(listed(entries));
  const its = findRolesByCounterparts(accountsWith(role, given), doubts, () => columns).get("it");
  return its && `${its.role}${its.isAsked ? "?" : ""}`;
}

/** The roles that entries admit for an account `it` in doubt, or `named`, that is taken for another one. */
export function admittedOf(
  role: Role | null,
  entries: readonly (readonly Line[])[],
  given: Given = {},
) {
  const columns = columnsOf(listed(entries));
  const { named } = given;
  const watched =
    named === undefined
      ? { inDoubt: new Set(["it"]), named: new Map() }
      : { inDoubt: new Set<string>(), named: new Map([["it", named]]) };
  return rolesAdmitted(watched, accountsWith(role, given), () => columns).get("it");
}

function accountsWith(
  role: Role | null,
  {
    opening = "0",
    closing = "0",
    isIncome = role !== null && isProfitAndLossRole(role),
    trait = null,
  }: Given,
) {
  return Object.entries({ ...knownAccounts, it: role }).map(([code, its]): LedgerAccount => {
    const isProfitAndLoss = its === null ? isIncome : isProfitAndLossRole(its);
    const balances = { opening: minor(opening), closing: minor(closing) };
    const traits = trait ? [{ id: trait, reason: "", source: "name" as const }] : [];
    const currency = code === "dollars" ? "USD" : null;
    const account = { ...newRetainedEarnings(), code, role: its, isProfitAndLoss, currency };
    return { ...account, ...balances, traits };
  });
}

function listed(entries: readonly (readonly Line[])[]) {
  return entries.map((lines, at) =>
    plainEntry(
      String(at),
      "2025-01-31",
      lines.map(([account, amount]) => [account, minor(amount)]),
    ),
  );
}

/** An asset that is sold, dearer than it was. */
export const sold: Line[] = [
  ["bank", "110"],
  ["shares", "-100"],
  ["it", "-10"],
];

/** An asset that is worth more. */
export const valued = posted("shares", "it", "7");

export const broughtIn = posted("bank", "it", "900");

export const paidOut = posted("it", "bank", "400");

export const earned = posted("it", "gifts", "400");

export const owed = posted("rent", "it", "400");

export const claimed = posted("it", "grants", "80");

export const billed = posted("it", "gifts", "700");

/** As often as makes a habit. */
export const sixTimes = (lines: readonly Line[]) => Array.from({ length: 6 }, () => lines);

export const inDoubt = { isInDoubt: true };
