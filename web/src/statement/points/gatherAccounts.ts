import type { OpenPoint } from "@tieout/core";

/** As many accounts as are settled one by one; more are worked in their list. */
const MOST_ONE_BY_ONE = 20;

/** The points that are shown each, and how many accounts wait for their roles besides. */
export function gatherAccounts(points: readonly OpenPoint[]): {
  accounts: number;
  others: readonly OpenPoint[];
} {
  const others = points.filter(({ kind }) => kind !== "account");
  const accounts = points.length - others.length;
  return accounts > MOST_ONE_BY_ONE ? { accounts, others } : { accounts: 0, others: points };
}
