import type { Role } from "../roles/roles.ts";
import { type ClassifiedAccount, isBeyondDoubt } from "./Classification.ts";
import { isTranslated } from "./language/isTranslated.ts";
import { type Changes, changesBy } from "./Pass.ts";
import { tokenise } from "./words/tokenise.ts";

/**
 * Takes plant that is called leased, in books that owe lease liabilities, for the right to use it: what was taken on
 * with a lease was not bought for cash (IFRS 16.53, IAS 7.44(a)).
 */
export function takeLeased(accounts: readonly ClassifiedAccount[]): Changes {
  if (!accounts.some(({ classification: { role } }) => role === "lease_liabilities"))
    return new Map();
  return changesBy(accounts, ({ facts, classification: own }) => {
    const leased = own.role === null ? undefined : LEASED[own.role];
    if (leased === undefined || isBeyondDoubt(own) || isTranslated(facts)) return null;
    if (!tokenise(facts.name).includes("leased")) return null;
    return { ...own, role: leased, source: "neighbours", reason: WHY };
  });
}

const WHY = "The name says 'leased', and these books owe lease liabilities.";

/** What assets that are bought would be if they were leased. */
const LEASED: Partial<Record<Role, Role>> = {
  ppe_cost: "right_of_use_assets",
  ppe_accumulated_depreciation: "right_of_use_accumulated_depreciation",
};
