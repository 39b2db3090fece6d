import type { Role } from "../roles/roles.ts";
import type { BookAccount, Books } from "./Books.ts";
import { indexNames, type NameIndex } from "./indexNames.ts";
import { inRoles } from "./selectAccounts.ts";

/** A class of assets: what it cost, what is written off, what was charged this year. */
export type AssetClass = {
  cost: BookAccount;
  accumulated: BookAccount | null;
  charge: BookAccount | null;
};

const families: readonly { cost: Role; accumulated: Role; charge: Role }[] = [
  { cost: "ppe_cost", accumulated: "ppe_accumulated_depreciation", charge: "depreciation" },
  {
    cost: "right_of_use_assets",
    accumulated: "right_of_use_accumulated_depreciation",
    charge: "depreciation",
  },
  {
    cost: "intangibles_cost",
    accumulated: "intangibles_accumulated_amortisation",
    charge: "amortisation",
  },
];

/** Puts cost, accumulated and charge accounts of the same asset together by the words of their names. */
export function matchAssetClasses(books: Books): AssetClass[] {
  return families.flatMap((family) => {
    const costs = inRoles(books, [family.cost]);
    const byName = indexNames(costs);
    const accumulated = indexNames(inRoles(books, [family.accumulated]));
    const charges = indexNames(inRoles(books, [family.charge]));
    return costs.map((cost) => ({
      cost,
      accumulated: partner(cost, accumulated, byName),
      charge: partner(cost, charges, byName),
    }));
  });
}

/** The account closest by name, if this cost is in turn the closest to it. */
function partner(
  cost: BookAccount,
  others: NameIndex<BookAccount>,
  costs: NameIndex<BookAccount>,
): BookAccount | null {
  const closest = others.closest(cost);
  return closest && costs.closest(closest) === cost ? closest : null;
}
