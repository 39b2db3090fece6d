import type { Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { tokenise } from "../words/tokenise.ts";

/**
 * Reads plant whose name says "leased" as a right-of-use asset, where the books have lease liabilities: such an asset
 * was not bought for cash (IFRS 16.53, IAS 7.44(a)).
 */
export function takeLeased(accounts: readonly ClassifiedAccount[]): Changes {
  if (!accounts.some(({ classification: { role } }) => role === "lease_liabilities"))
    return new Map();
  return changesBy(accounts, ({ facts, classification: own }) => {
    const leased = own.role === null ? undefined : LEASED[own.role];
    if (leased === undefined || isFinal(own) || isTranslated(facts)) return null;
    if (!tokenise(facts.name).includes("leased")) return null;
    return { ...own, role: leased, source: "neighbours", reason: WHY };
  });
}

const WHY = "The name says 'leased', and these books owe lease liabilities.";

/** The role of a leased asset by that of a bought one. */
const LEASED: Partial<Record<Role, Role>> = {
  ppe_cost: "right_of_use_assets",
  ppe_accumulated_depreciation: "right_of_use_accumulated_depreciation",
};
