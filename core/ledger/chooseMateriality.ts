import { type Minor, smaller, sum } from "../money/Minor.ts";
import { shareOf } from "../money/shareOf.ts";
import { type Role, roleDefinition } from "../roles/roles.ts";

/** Shares of the benchmarks in basis points: what practice takes for a company that trades. */
export const materialityShares = { revenue: 75, assets: 100 } as const;

/** Below this nothing changes a reader's mind in any books, in minor units. */
const LEAST: Minor = 100n;

/**
 * The smaller of a share of revenue and a share of total assets (ISA 320.A5, A8), in minor units;
 * at least 1.00. `closing` is debit-positive.
 */
export function chooseMateriality(
  accounts: readonly { role: Role | null; closing: Minor }[],
): Minor {
  const total = (isCounted: (role: Role) => boolean) =>
    sum(accounts.flatMap(({ role, closing }) => (role && isCounted(role) ? [closing] : [])));
  const revenue = -total((role) => role === "revenue");
  const assets = total((role) => roleDefinition(role).nature === "asset");
  const candidates = [
    shareOf(revenue, materialityShares.revenue),
    shareOf(assets, materialityShares.assets),
  ].filter((amount) => amount > 0n);
  const [first = 0n, second = first] = candidates;
  const chosen = smaller(first, second);
  return chosen > LEAST ? chosen : LEAST;
}
