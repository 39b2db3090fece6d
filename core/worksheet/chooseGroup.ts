import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Role } from "../roles/roles.ts";
import { inOrder, type TextPattern, together } from "../text/TextPattern.ts";
import type { Chart } from "./Chart.ts";
import type { Group } from "./groups.ts";

type NamedGroup = { pattern: TextPattern; group: Group };

const EXCHANGE = /\b(exchange|currency|fx)\b/i;
const ON_BONDS = inOrder(EXCHANGE, /\b(bonds?|debentures?)\b/i);
const ON_LOANS = inOrder(EXCHANGE, /\b(loans?|borrowings?|debts?)\b(?! (to|receivable))/i);
/** A gain or loss on paying a debt off early belongs to the debt (ASC 230-10-45-15(g), IAS 7.17(d)). */
const ENDING = /redemption|redeem|repurchase|extinguish|retire|repay|settle|forgiv|waive/i;
const LEASE_CHANGE = /\b(terminat|modif|remeasur|cancel|surrender)/i;

/** What an account's name says of the assets or the debt it belongs to; the first match counts. */
const namedGroups: readonly NamedGroup[] = [
  {
    pattern: together(/lease/i, LEASE_CHANGE),
    group: "right_of_use",
  },
  { pattern: ON_BONDS, group: "bonds" },
  { pattern: ON_LOANS, group: "borrowings" },
  { pattern: together(ENDING, /bond|debenture/i), group: "bonds" },
  { pattern: together(ENDING, /debt|loan|borrowing|note|mortgage/i), group: "borrowings" },
  { pattern: /right[- ]of[- ]use|\brou\b|leased? assets?/i, group: "right_of_use" },
  { pattern: /investment propert/i, group: "investment_property" },
  { pattern: /goodwill/i, group: "goodwill" },
  {
    pattern:
      /intangible|software|patent|licen[cs]e|trade ?mark|brand|development cost|customer (list|relation)/i,
    group: "intangibles",
  },
  { pattern: /associate|joint venture|equity[- ](method|account)/i, group: "associates" },
  { pattern: /subsidiar|business/i, group: "goodwill" },
  {
    pattern:
      /investment|securit|shares|debenture|fvoci|fvtoci|oci\b|comprehensive|available[- ]for[- ]sale|portfolio|financial (asset|instrument)/i,
    group: "investments",
  },
  {
    pattern:
      /propert|plant|biological|livestock|\bherds?\b|\bflocks?\b|\bcrops?\b|orchard|vineyard|timber|forest|\bppe\b|equipment|vehicle|building|machine|furniture|fixture|fixed asset|tangible|\bland\b|computer/i,
    group: "ppe",
  },
];

/** Where a charge belongs when its name does not say, the likeliest first. */
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

const SHARE_RESERVE = /share[- ](option|based)|option|warrant|paid[- ]in|apic|merger|esop/i;
const FAIR_VALUE_RESERVE =
  /fair value|hedg|fvt?oci|available[- ]for[- ]sale|comprehensive|\ba?oci\b/i;

/**
 * Whether an exchange difference is named for what was borrowed: realised or not, it is part of what
 * the debt moved by without cash, and stands in its category (IAS 7.28, 7.44B(c); IFRS 18.B65).
 */
export function isExchangeOnDebt({ role, name }: Pick<LedgerAccount, "role" | "name">): boolean {
  return role === "foreign_exchange_gain_loss" && (ON_BONDS.test(name) || ON_LOANS.test(name));
}

/** The group an account of assets, liabilities or equity is netted in. */
export function groupOfBalance(account: LedgerAccount, group: Group, chart: Chart): Group {
  if (group === "right_of_use" && !chart.roles.has("lease_liabilities")) return "ppe";
  const isOwnersCapital = group === "shares" && account.profitTransferred !== 0n;
  return isOwnersCapital && account.movement > 0n ? "dividends" : group;
}

/** The groups a non-cash charge or a reserve may belong to: the one its name says, else the usual ones that the books have. */
export function groupsOfCharge(account: LedgerAccount, chart: Chart): readonly Group[] {
  if (account.role === "other_reserves") return [groupOfReserve(account, chart)];
  const usual = (account.role && usualGroups[account.role]) || ["unclassified"];
  if (account.role === "share_based_payment") return usual;
  const named = namedGroups.find(({ pattern }) => pattern.test(account.name))?.group;
  if (named && (DEBT.has(named) || chart.groups.has(named))) return [ofBooks(named, chart)];
  const existing = usual
    .filter((group) => chart.groups.has(group))
    .map((group) => ofBooks(group, chart));
  return existing.length > 0 ? [...new Set(existing)] : [named ?? usual[0] ?? "unclassified"];
}

function groupOfReserve({ name }: LedgerAccount, chart: Chart): Group {
  if (SHARE_RESERVE.test(name)) return "shares";
  if (FAIR_VALUE_RESERVE.test(name) && chart.groups.has("investments")) return "investments";
  return "dividends";
}

const DEBT: ReadonlySet<Group> = new Set(["bonds", "borrowings"]);

/** The group as the books have it: assets held under leases without a lease liability are plant, and notes may be kept as bonds. */
function ofBooks(group: Group, chart: Chart): Group {
  if (group === "right_of_use" && !chart.roles.has("lease_liabilities")) return "ppe";
  const other = group === "bonds" ? "borrowings" : "bonds";
  return DEBT.has(group) && !chart.groups.has(group) && chart.groups.has(other) ? other : group;
}
