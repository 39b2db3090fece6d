import { type Minor, smaller, sum } from "../money/Minor.ts";
import { roleDefinition } from "../roles/roles.ts";
import type { BookAccount } from "./Books.ts";
import { shareOf } from "./ratio.ts";

/** Shares of the benchmarks in basis points: what practice takes for a company that trades. */
export const materialityShares = { revenue: 75n, assets: 100n } as const;

/** The smaller of a share of revenue and a share of total assets (ISA 320.A5, A8); at least 1.00. */
export function chooseMateriality(accounts: readonly BookAccount[], revenue: Minor): Minor {
  const assets = sum(accounts.filter(isAsset).map(({ now }) => now));
  const candidates = [
    shareOf(revenue, materialityShares.revenue),
    shareOf(assets, materialityShares.assets),
  ].filter((amount) => amount > 0n);
  const [first = 0n, second = first] = candidates;
  const chosen = smaller(first, second);
  return chosen > 100n ? chosen : 100n;
}

function isAsset({ role }: BookAccount): boolean {
  return role !== null && roleDefinition(role).nature === "asset";
}
