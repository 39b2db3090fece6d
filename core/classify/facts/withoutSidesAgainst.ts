import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole } from "../../roles/roles.ts";
import { classify, type KnownRoles } from "../classify.ts";
import { standsAgainst } from "../readings/naturalSide.ts";
import type { Recognised } from "../recognise.ts";

/**
 * Accounts of which only movements are known, without the sides that speak against what they are without
 * one: a bank that was drawn on more than paid into in some months is no debt for that, and a loan of which
 * instalments were paid no asset. A movement to the usual side still confirms a reading, and that of income
 * or of an expense is its balance.
 */
export function withoutSidesAgainst(
  accounts: readonly AccountFacts[],
  known: KnownRoles,
  recognised: Recognised,
): readonly AccountFacts[] {
  const sideless = accounts.map((facts) => ({ ...facts, side: null }));
  const read = classify(sideless, known, recognised);
  return accounts.map((facts) => {
    const role = read.get(facts.code)?.role ?? null;
    if (role === null || isProfitAndLossRole(role)) return facts;
    return standsAgainst(facts, role) ? { ...facts, side: null } : facts;
  });
}
