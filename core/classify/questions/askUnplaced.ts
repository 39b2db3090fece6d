import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { ClassifiedAccount } from "../Classification.ts";
import { type Classification, CONFIDENCE_BAR, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { readAccount } from "../readings/readAccount.ts";

/**
 * Adds the asset that a cost in doubt may be, where nothing says on which statement the account stands: "Start-up
 * costs" may be an intangible asset, and then belong to its purchases.
 */
export function askUnplaced(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    const asset = isOpenCost(own) ? assetNamed(facts) : null;
    if (asset === null || own.rivals?.includes(asset)) return null;
    return { ...own, rivals: [...(own.rivals ?? []), asset] };
  });
}

function isOpenCost(own: Classification): boolean {
  const isCost = own.role === "operating_expenses" || own.role === "cost_of_sales";
  return isCost && !isFinal(own) && own.confidence < CONFIDENCE_BAR;
}

function assetNamed(facts: AccountFacts): Role | null {
  if (!placeOf(facts).natures.includes("asset")) return null;
  const { role, confidence } = readAccount(facts, ["asset"]);
  return role !== null && BOUGHT.has(role) && confidence >= SURE ? role : null;
}

/** How sure the name has to be among assets. */
const SURE = 0.85;

/** What is bought in investing activities (IAS 7.16(a)). */
const BOUGHT: ReadonlySet<Role> = new Set<Role>(["ppe_cost", "intangibles_cost"]);
