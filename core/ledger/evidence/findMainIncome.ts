import type { Minor } from "../../money/Minor.ts";
import { sum } from "../../money/Minor.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";

/**
 * Finds "other income" that exceeds all revenue together. It is most likely the main activity (IFRS 15.6), such as the
 * rent of a property company, and therefore revenue. Asked, since a grant may be as large.
 */
export function findMainIncome(
  accounts: readonly LedgerAccount[],
  { given, numbered }: Pick<RoleDoubts, "given" | "numbered">,
): ReadonlyMap<string, RoleFinding> {
  const revenue = sum(accounts.filter(({ role }) => role === "revenue").map(earned));
  const others = accounts.filter(({ role }) => role === "other_operating_income");
  const [main] = others.toSorted(byAmount);
  if (!main || given.has(main.code) || numbered.has(main.code)) return new Map();
  return earned(main) > revenue ? new Map([[main.code, MAIN]]) : new Map();
}

const MAIN: RoleFinding = {
  role: "revenue",
  reason: "It is more than all revenue together: most likely what the entity lives on.",
  isAsked: true,
};

function earned({ closing }: LedgerAccount): Minor {
  return -closing;
}

function byAmount(one: LedgerAccount, other: LedgerAccount): number {
  if (one.closing !== other.closing) return one.closing < other.closing ? -1 : 1;
  return one.code < other.code ? -1 : 1;
}
