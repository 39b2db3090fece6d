import { type Minor, smaller, sum } from "../money/Minor.ts";
import { basisPoints, shareOf } from "../money/shareOf.ts";
import { type Role, roleDefinition } from "../roles/roles.ts";

/** The shares of the benchmarks that are usual in practice for a trading company. */
export const materialityShares = { revenue: basisPoints(75), assets: basisPoints(100) } as const;

/**
 * The smaller of a share of revenue and a share of total assets (ISA 320.A5, A8), in minor units;
 * at least one unit of the currency. `closing` is debit-positive.
 */
export function chooseMateriality(
  accounts: readonly { role: Role | null; closing: Minor }[],
  decimals: number,
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
  const least = 10n ** BigInt(decimals);
  return chosen > least ? chosen : least;
}
