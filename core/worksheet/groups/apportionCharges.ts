import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { type Minor, smaller, sum } from "../../money/Minor.ts";
import { roleDefinition } from "../../roles/roles.ts";
import type { LedgerIndex } from "../LedgerIndex.ts";
import type { OpenAmounts } from "../openAmounts.ts";
import { treatmentOf } from "../treatments.ts";
import { groupOfBalance, groupsOfCharge } from "./chooseGroup.ts";
import type { Group } from "./groups.ts";

/** The part of a charge that belongs to a group. A cash effect, so a charge is negative. */
export type ChargeShare = {
  account: LedgerAccount;
  group: Group;
  amount: Minor;
  /** The charge is for several groups, and no accumulated depreciation accounts show this group's part. */
  isGuessed: boolean;
};

/**
 * The amount credited to a group's accounts (`room`), and whether it was measured on accumulated depreciation accounts.
 */
type Capacity = { room: Minor; isMeasured: boolean };

/**
 * Splits the non-cash items of profit (and reserves that move with assets) between the groups they belong to: by name,
 * or, for a charge of several groups, by the movement of each group's accumulated depreciation. `open` has the
 * unexplained amount of each account, as a cash effect.
 */
export function apportionCharges(
  charges: readonly LedgerAccount[],
  open: OpenAmounts,
  ledgerIndex: LedgerIndex,
): ChargeShare[] {
  const choices = charges.map((account) => ({
    account,
    groups: groupsOfCharge(account, ledgerIndex),
  }));
  const capacity = capacities(open, ledgerIndex);
  const shares: ChargeShare[] = [];
  const ordered = choices.toSorted((left, right) => left.groups.length - right.groups.length);
  for (const { account, groups } of ordered) {
    const taken = shareOne(account, groups, open.get(account) ?? 0n, capacity);
    for (const share of taken)
      capacity.set(share.group, lessened(capacity.get(share.group), share.amount));
    shares.push(...taken);
  }
  return shares.filter(({ amount, isGuessed }) => amount !== 0n || isGuessed);
}

/**
 * Splits one charge. Other groups get the amount that their accumulated depreciation shows; the most likely group gets
 * the rest.
 */
function shareOne(
  account: LedgerAccount,
  groups: readonly Group[],
  amount: Minor,
  capacity: ReadonlyMap<Group, Capacity>,
): ChargeShare[] {
  const [usual = "unclassified", ...others] = exactFirst(groups, amount, capacity);
  const first = mayExplain(account, usual, amount, capacity) ? usual : "unclassified";
  const isCharge = account.role === "depreciation" || account.role === "amortisation";
  if (!isCharge || amount >= 0n) return [{ account, group: first, amount, isGuessed: false }];
  let left = amount;
  const parts = others.map((group) => {
    const room = capacity.get(group)?.room ?? 0n;
    const part = room > 0n ? -smaller(room, -left) : 0n;
    left -= part;
    return { group, amount: part };
  });
  const own = capacity.get(first);
  const isExplained = own?.isMeasured === true && own.room === -left;
  const isGuessed =
    !isExplained && others.some((group) => capacity.get(group)?.isMeasured !== true);
  return [{ group: first, amount: left }, ...parts].map((part) => ({
    account,
    ...part,
    isGuessed,
  }));
}

/**
 * Whether the movement of investments is large enough to include the movement of a reserve. Otherwise netting would
 * show a purchase or sale that did not happen (IAS 7.16, 7.43).
 */
function mayExplain(
  { role }: LedgerAccount,
  group: Group,
  amount: Minor,
  capacity: ReadonlyMap<Group, Capacity>,
): boolean {
  if (role !== "other_reserves" || group !== "investments") return true;
  const room = capacity.get(group)?.room ?? 0n;
  return amount > 0n ? room <= -amount : room >= -amount;
}

/** Puts only the group whose own movement equals the charge, if there is one. */
function exactFirst(
  groups: readonly Group[],
  amount: Minor,
  capacity: ReadonlyMap<Group, Capacity>,
): readonly Group[] {
  const exact = groups.find((group) => amount < 0n && capacity.get(group)?.room === -amount);
  return exact === undefined ? groups : [exact];
}

function lessened(capacity: Capacity | undefined, amount: Minor): Capacity {
  return { room: (capacity?.room ?? 0n) + amount, isMeasured: capacity?.isMeasured ?? false };
}

/** The amount credited to each group's accumulated depreciation accounts, or to the assets where there are none. */
function capacities(open: OpenAmounts, ledgerIndex: LedgerIndex): Map<Group, Capacity> {
  const members = ledgerIndex.accounts.flatMap((account) => {
    const treatment = account.role && treatmentOf(account.role);
    if (treatment?.kind !== "group") return [];
    return [{ account, group: groupOfBalance(account, treatment.group, ledgerIndex) }];
  });
  return new Map(
    Array.from(
      Map.groupBy(members, ({ group }) => group),
      ([group, list]) => {
        const accounts = list.map(({ account }) => account);
        const accumulated = accounts.filter(({ role }) => role && roleDefinition(role).isContra);
        const isMeasured = accumulated.length > 0;
        const measured = isMeasured ? accumulated : accounts;
        return [
          group,
          { room: sum(measured.map((account) => open.get(account) ?? 0n)), isMeasured },
        ];
      },
    ),
  );
}
