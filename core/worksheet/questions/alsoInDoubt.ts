import type { Concept } from "../../concepts/concepts.ts";
import { sum } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { GroupCase, GroupMember } from "../groups/GroupCase.ts";
import { hasNoCharge } from "./hasNoCharge.ts";

/** Lines of expenses that may include depreciation. */
const COST_LINES = ["payments_to_suppliers", "payments_to_suppliers_and_employees"] as const;
/** Lines that change when a business is acquired or sold (IAS 7.40(d), ASC 805-10-50-2). */
export const BUSINESS_LINES = [
  "change_in_trade_receivables",
  "change_in_other_receivables",
  "change_in_prepayments",
  "change_in_inventories",
  "change_in_trade_payables",
  "change_in_other_payables",
  "receipts_from_customers",
  ...COST_LINES,
  "income_taxes_paid",
  "purchase_of_ppe",
  "proceeds_from_disposal_of_ppe",
  "purchase_of_intangibles",
  "proceeds_from_issue_of_shares",
] as const satisfies readonly Concept[];

/** Other lines that a question about a group concerns. */
export function alsoInDoubt({ group, column, net, members }: GroupCase): readonly Concept[] {
  // Their share of profit is taken from retained earnings, so it affects dividends too
  if (group === "non_controlling_interests" && column !== "dividends_paid")
    return ["dividends_paid"];
  const isSold = members.some(({ account }) => account.role === "disposal_gain_loss");
  if (group === "goodwill" && (net < 0n || isSold)) return BUSINESS_LINES;
  if (hasRole(members, "translation_reserve")) return BUSINESS_LINES;
  if (isTransferred(members)) return ["dividends_paid"];
  if (isPaymentWithoutReserve(members)) return ["share_based_payment", "payments_to_employees"];
  if (isOptionsWithoutCharge(members)) return [...COST_LINES, "payments_to_employees"];
  const isOfCosts =
    hasNoCharge(members) || members.some(({ account }) => hasTrait(account, "operating_lease"));
  return isOfCosts ? COST_LINES : [];
}

/** Whether a revaluation reserve fell, by a transfer to retained earnings or by a loss of value (IAS 16.40-41). */
export function isTransferred(members: readonly GroupMember[]): boolean {
  return members.some(
    ({ account, amount }) => account.role === "revaluation_reserve" && amount < 0n,
  );
}

/** Whether a reserve for share options rose without a separate cost in profit (IFRS 2.7-8). */
export function isOptionsWithoutCharge(members: readonly GroupMember[]): boolean {
  const isRisen = ({ account, amount }: GroupMember) =>
    hasTrait(account, "share_options") && amount > 0n;
  return members.some(isRisen) && !hasRole(members, "share_based_payment");
}

/**
 * Whether a cost of share-based payment has no matching reserve. If it is settled in cash, it is a liability to
 * employees and not added back (IFRS 2.30, ASC 718-30-35).
 */
export function isPaymentWithoutReserve(members: readonly GroupMember[]): boolean {
  const left = sum(members.map(({ amount }) => amount));
  return left < 0n && hasRole(members, "share_based_payment");
}

function hasRole(members: readonly GroupMember[], role: Role): boolean {
  return members.some(({ account, amount }) => account.role === role && amount !== 0n);
}
