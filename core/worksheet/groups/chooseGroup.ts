import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait, type TraitId } from "../../roles/traits.ts";
import type { LedgerIndex } from "../LedgerIndex.ts";
import type { Group } from "./groups.ts";

/** The group that a trait assigns a charge, gain or reserve to. */
const groupOfTrait: Partial<Record<TraitId, Group>> = {
  belongs_to_leases: "right_of_use",
  belongs_to_bonds: "bonds",
  belongs_to_borrowings: "borrowings",
  belongs_to_investment_property: "investment_property",
  belongs_to_goodwill: "goodwill",
  belongs_to_intangibles: "intangibles",
  belongs_to_associates: "associates",
  belongs_to_investments: "investments",
  belongs_to_ppe: "ppe",
};

/** The usual groups of a charge without such a trait, the most likely first. */
const usualGroups: Partial<Record<Role, readonly Group[]>> = {
  depreciation: ["ppe", "right_of_use", "investment_property", "intangibles"],
  amortisation: ["intangibles", "right_of_use", "goodwill", "ppe"],
  impairment: ["ppe", "goodwill", "intangibles", "right_of_use", "investments"],
  disposal_gain_loss: ["ppe", "intangibles", "investment_property", "investments", "associates"],
  fair_value_changes: ["investments", "investment_property", "associates"],
  share_of_associates_profit: ["associates", "investments"],
  share_based_payment: ["shares"],
  revaluation_reserve: ["ppe", "investment_property", "intangibles", "investments"],
};

/**
 * Whether an exchange difference is on debt. It is a non-cash change of the debt, in the debt's category, realised or
 * not (IAS 7.28, 7.44B(c); IFRS 18.B65).
 */
export function isExchangeOnDebt(account: Pick<LedgerAccount, "role" | "traits">): boolean {
  return account.role === "foreign_exchange_gain_loss" && isOfDebt(account);
}

/** Whether a charge or gain is on debt. */
export function isOfDebt(account: Pick<LedgerAccount, "traits">): boolean {
  return hasTrait(account, "belongs_to_bonds") || hasTrait(account, "belongs_to_borrowings");
}

/** The group in which a balance sheet account is netted. */
export function groupOfBalance(
  account: LedgerAccount,
  group: Group,
  ledgerIndex: LedgerIndex,
): Group {
  const isDrawn = account.holdsEarnings === true && account.movement > 0n;
  return isDrawn ? "dividends" : inLedger(group, ledgerIndex);
}

/**
 * The possible groups of a non-cash charge or reserve: the group that a trait names, else the usual groups that the
 * books have.
 */
export function groupsOfCharge(account: LedgerAccount, ledgerIndex: LedgerIndex): readonly Group[] {
  if (account.role === "other_reserves") return [groupOfReserve(account, ledgerIndex)];
  const usual = (account.role && usualGroups[account.role]) || ["unclassified"];
  if (account.role === "share_based_payment") return usual;
  const named = namedGroup(account);
  if (named && (DEBT.has(named) || ledgerIndex.groups.has(named)))
    return [inLedger(named, ledgerIndex)];
  const existing = usual
    .filter((group) => ledgerIndex.groups.has(group))
    .map((group) => inLedger(group, ledgerIndex));
  if (existing.length > 0) return [...new Set(existing)];
  // Fair value changes without such assets in the books belong to no purchase or sale
  return account.role === "fair_value_changes"
    ? ["unclassified"]
    : [named ?? usual[0] ?? "unclassified"];
}

function namedGroup({ traits }: LedgerAccount): Group | undefined {
  return traits.flatMap(({ id }) => groupOfTrait[id] ?? [])[0];
}

/**
 * The group of a reserve. Items recognised outside profit are not paid; without the related investments in the books
 * they are unclassified (IAS 1.7, 7.43).
 */
function groupOfReserve(account: LedgerAccount, ledgerIndex: LedgerIndex): Group {
  if (hasTrait(account, "belongs_to_shares")) return "shares";
  if (hasTrait(account, "belongs_to_investments"))
    return ledgerIndex.groups.has("investments") ? "investments" : "unclassified";
  return hasTrait(account, "defined_benefit") ? "unclassified" : "dividends";
}

const DEBT: ReadonlySet<Group> = new Set(["bonds", "borrowings"]);

/**
 * The group that the books use: leased assets without a lease liability count as plant, and bonds and borrowings stand
 * in for each other.
 */
function inLedger(group: Group, ledgerIndex: LedgerIndex): Group {
  if (group === "right_of_use" && !ledgerIndex.roles.has("lease_liabilities")) return "ppe";
  const other = group === "bonds" ? "borrowings" : "bonds";
  return DEBT.has(group) && !ledgerIndex.groups.has(group) && ledgerIndex.groups.has(other)
    ? other
    : group;
}
