import type { Concept } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { type Minor, sum } from "../money/Minor.ts";
import { type Role, roleIds, roles } from "../roles/roles.ts";
import { apportionCharges, type ChargeShare } from "./groups/apportionCharges.ts";
import { groupOfBalance, isExchangeOnDebt } from "./groups/chooseGroup.ts";
import type { GroupCase, GroupMember } from "./groups/GroupCase.ts";
import { type Group, groups } from "./groups/groups.ts";
import { isCash, type LedgerIndex } from "./LedgerIndex.ts";
import type { OpenAmounts } from "./openAmounts.ts";
import type { Posting, ReviewPoint, WorksheetColumn } from "./Posting.ts";
import { hasExplainedCharge } from "./questions/hasNoCharge.ts";
import { reviewGroup } from "./questions/reviewGroup.ts";
import { reviewNonCash } from "./questions/reviewNonCash.ts";
import { directLineOf, treatmentOf } from "./treatments.ts";

export type Remainders = { postings: readonly Posting[]; reviews: readonly ReviewPoint[] };

/**
 * Allocates what journals and ledger entries leave unexplained of each account, by its role. `journaled` has the
 * accounts of the journals.
 */
export function postRemainders(
  ledgerIndex: LedgerIndex,
  open: OpenAmounts,
  journaled: ReadonlySet<LedgerAccount | null>,
): Remainders {
  const postings: Posting[] = [];
  const charges: LedgerAccount[] = [];
  const others = netOfOthers(open);
  const members = new Map<Group, GroupMember[]>();
  for (const [account, amount] of open) {
    if (isCash(account, ledgerIndex.policies) || (amount === 0n && !account.role)) continue;
    const treatment = account.role && treatmentOf(account.role);
    if (treatment?.kind === "charge" || isExchangeOnDebt(account)) charges.push(account);
    else if (treatment && treatment.kind === "group") {
      join(members, groupOfBalance(account, treatment.group, ledgerIndex), { account, amount });
    } else postings.push(post(account, amount, directColumn(account, others)));
  }
  const shares = apportionCharges(charges, open, ledgerIndex);
  for (const { account, group, amount } of shares) join(members, group, { account, amount });
  const asked = reviewNonCash(open, journaled, ledgerIndex);
  const about = { ...ledgerIndex, journaled, isChargeExplained: hasExplainedCharge(open) };
  const grouped = [...members].map(([group, list]) => postGroup(group, list, shares, about));
  return {
    postings: [...postings, ...grouped.flatMap((result) => result.postings)].filter(
      ({ amount }) => amount !== 0n,
    ),
    reviews: [...asked, ...grouped.flatMap((result) => result.reviews)],
  };
}

function join(members: Map<Group, GroupMember[]>, group: Group, member: GroupMember): void {
  const list = members.get(group) ?? [];
  members.set(group, list);
  list.push(member);
}

/** The net amount of a group decides its line: a net outflow is a purchase or a repayment (IAS 7.21). */
function postGroup(
  group: Group,
  members: readonly GroupMember[],
  shares: readonly ChargeShare[],
  about: Pick<GroupCase, "journaled" | "decimals" | "sharedNames" | "roles" | "isChargeExplained">,
): Remainders {
  const net = sum(members.map(({ amount }) => amount));
  const column = columnOfGroup(group, net, shares);
  const postings = members.map(({ account, amount }) => post(account, amount, column));
  const isGuessed = shares.some((share) => share.group === group && share.isGuessed);
  return { postings, reviews: reviewGroup({ ...about, group, column, net, members, isGuessed }) };
}

function columnOfGroup(group: Group, net: Minor, shares: readonly ChargeShare[]): Concept {
  if (net <= 0n) return groups[group].outflow;
  const charges = shares.filter((share) => share.group === group);
  const profitShare = sum(
    charges
      .filter(({ account }) => account.role === "share_of_associates_profit")
      .map(({ amount }) => amount),
  );
  const hasDisposal = charges.some(({ account }) => account.role === "disposal_gain_loss");
  // An associate whose carrying amount rose by less than the share of its profit paid the difference as a dividend (IAS
  // 28.10)
  if (group === "associates" && !hasDisposal && net <= profitShare) return "dividends_received";
  return groups[group].inflow;
}

/** The direct method's line for an operating account. */
function directColumn(account: LedgerAccount, others: ReadonlyMap<Role, Minor>): WorksheetColumn {
  const { role } = account;
  const treatment = role && treatmentOf(role);
  if (!treatment) return "unclassified_movements";
  if (treatment.kind === "settlement") return treatment.line;
  const line = directLineOf(account);
  const net = others.get(otherSourceOf(role));
  if (line === null || net === undefined) return line ?? "unclassified_movements";
  return net > 0n ? "other_operating_receipts" : "other_operating_payments";
}

const OTHER_LINES: ReadonlySet<Concept> = new Set<Concept>([
  "other_operating_receipts",
  "other_operating_payments",
]);

/** Other receivables are uncollected other income, so both form one receipt. */
function otherSourceOf(role: Role): Role {
  return role === "other_receivables" ? "other_operating_income" : role;
}

/** The net amount per role of other operating items; its sign decides between receipts and payments. */
function netOfOthers(open: OpenAmounts): Map<Role, Minor> {
  const nets = new Map<Role, Minor>();
  for (const [{ role }, amount] of open) {
    const treatment = role && treatmentOf(role);
    if (!treatment || !("direct" in treatment) || !OTHER_LINES.has(treatment.direct)) continue;
    const source = otherSourceOf(role);
    nets.set(source, (nets.get(source) ?? 0n) + amount);
  }
  return nets;
}

function post(account: LedgerAccount, amount: Minor, column: WorksheetColumn): Posting {
  return {
    account,
    amount,
    column,
    adjustmentId: null,
    presentAs: null,
    reason: reasonFor(account),
  };
}

/** All accounts of a role share one text, which saves memory in large books. */
const reasons = {
  profitAndLoss: reasonsFor("Amount for the period"),
  balance: reasonsFor("Movement in the period"),
};

function reasonsFor(what: string): ReadonlyMap<Role | null, string> {
  const ofRoles = roleIds.map(
    (role) => [role, `${what} of ${lowerFirst(roles[role].label)}`] as const,
  );
  return new Map([[null, `${what}; the account could not be classified`], ...ofRoles]);
}

function reasonFor({ role, isProfitAndLoss }: LedgerAccount): string {
  return reasons[isProfitAndLoss ? "profitAndLoss" : "balance"].get(role) ?? "";
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
