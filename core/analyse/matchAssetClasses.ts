import type { Role } from "../roles/roles.ts";
import type { BookAccount, Books } from "./Books.ts";
import { indexNames, type NameIndex } from "./indexNames.ts";
import { inRoles } from "./selectAccounts.ts";

/** A class of assets: its cost, accumulated depreciation and charge of the year. */
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

/** Groups cost, accumulated depreciation and charge accounts of the same assets by words of their names. */
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

/** The account with the closest name, if the match is mutual. */
function partner(
  cost: BookAccount,
  others: NameIndex<BookAccount>,
  costs: NameIndex<BookAccount>,
): BookAccount | null {
  const closest = others.closest(cost);
  return closest && costs.closest(closest) === cost ? closest : null;
}
