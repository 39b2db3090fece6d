/** Which accounts of a ledger stand on the same side, and what was said of the side that they stand on. */
export type AccountSides = {
  /** An account of the same group; the first of a group has itself. */
  parent: Int32Array;
  /** Whether an account stands on the other side than its parent. */
  isTurned: Uint8Array;
  /** By the first of a group: how often debit was said of it rather than credit. */
  votes: Int32Array;
};

/** Each account is a group by itself, of which nothing was said. */
export function newAccountSides(count: number): AccountSides {
  return {
    parent: Int32Array.from({ length: count }, (_, account) => account),
    isTurned: new Uint8Array(count),
    votes: new Int32Array(count),
  };
}

/** The first account of the group, and whether the account stands on the other side than that. */
export function groupOf(
  { parent, isTurned }: AccountSides,
  account: number,
): { first: number; isOther: boolean } {
  let [first, isOther] = [account, false];
  while (parent[first] !== first) {
    if (isTurned[first] === 1) isOther = !isOther;
    first = parent[first] ?? first;
  }
  return { first, isOther };
}

/** Makes the groups of two accounts one, which stand on the same side or on two. */
export function joinGroups(
  sides: AccountSides,
  one: number,
  other: number,
  isOnOther: boolean,
): void {
  const [left, right] = [groupOf(sides, one), groupOf(sides, other)];
  if (left.first === right.first) return;
  sides.parent[right.first] = left.first;
  const turns = [left.isOther, right.isOther, isOnOther].filter((turn) => turn).length;
  sides.isTurned[right.first] = turns % 2;
}

/** Something says that an account stands in debit, or in credit. */
export function voteFor(sides: AccountSides, account: number, side: Side): void {
  const { first, isOther } = groupOf(sides, account);
  const isFirstDebit = (side === "debit") !== isOther;
  sides.votes[first] = votesFor(sides, first) + (isFirstDebit ? 1 : -1);
}

export type Side = "debit" | "credit";

/** How often debit was said of the first account of a group rather than credit. */
export function votesFor({ votes }: AccountSides, first: number): number {
  return votes[first] ?? 0;
}
