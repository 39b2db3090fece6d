import { type Concept, type Role, roleIds } from "@tieout/core";
import { accountRoles } from "../../../lib/accounts/accountRoles.ts";

type Side = { label: string; roles: readonly Role[]; presentAs?: Concept };

export type NonCashKind = { label: string; debit: Side; credit: Side };

const { fixedAssets, accumulated, debt, payables, shares, earnings, reserves, charges } =
  accountRoles;

/** What commonly moves balances without moving cash (IAS 7.43-44, ASC 230-10-50-3 to 50-6). */
export const nonCashKinds = {
  lease: {
    label: "Asset taken on a lease",
    debit: { label: "Asset", roles: fixedAssets },
    credit: { label: "Lease liability", roles: ["lease_liabilities", "borrowings"] },
  },
  conversion: {
    label: "Debt converted to equity",
    debit: { label: "Debt", roles: debt },
    credit: { label: "Equity", roles: shares },
  },
  stockDividend: {
    label: "Stock dividend or bonus issue",
    debit: { label: "Retained earnings", roles: earnings },
    credit: { label: "Share capital", roles: shares },
  },
  revaluation: {
    label: "Revaluation upwards",
    debit: { label: "Asset", roles: fixedAssets },
    credit: { label: "Revaluation reserve", roles: reserves },
  },
  devaluation: {
    label: "Revaluation downwards",
    debit: { label: "Revaluation reserve", roles: reserves },
    credit: { label: "Asset", roles: fixedAssets },
  },
  discount: {
    label: "Discount on debt amortised",
    debit: { label: "Interest expense", roles: ["interest_expense"] },
    credit: { label: "Debt", roles: debt },
  },
  capitalPayables: {
    label: "Asset bought and still owed",
    debit: { label: "Asset", roles: fixedAssets },
    credit: { label: "Payables", roles: payables },
  },
  hiddenDepreciation: {
    label: "Depreciation charged within another expense",
    debit: { label: "Expense that holds it", roles: charges, presentAs: "depreciation" },
    credit: { label: "Accumulated depreciation", roles: accumulated },
  },
  badDebt: {
    label: "Bad debt written off",
    debit: { label: "Expense", roles: ["bad_debts", ...charges], presentAs: "bad_debts" },
    credit: { label: "Receivables", roles: ["trade_receivables", "other_receivables"] },
  },
  other: {
    label: "Anything else",
    debit: { label: "Account debited", roles: roleIds },
    credit: { label: "Account credited", roles: roleIds },
  },
} as const satisfies Record<string, NonCashKind>;

/** The kind a form has chosen; the first one until then. */
export function nonCashKind(id: string): NonCashKind {
  return Object.hasOwn(nonCashKinds, id)
    ? nonCashKinds[id as keyof typeof nonCashKinds]
    : nonCashKinds.lease; // its own key
}
