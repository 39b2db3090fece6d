import { type Role, roleDefinition } from "../../roles/roles.ts";
import { type ClassifiedAccount, CONFIDENCE_BAR } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { ask } from "../questions/ask.ts";
import { standsAgainst } from "../readings/naturalSide.ts";
import { readName } from "../readings/readName.ts";

/**
 * Asks about accounts that are sure by their number in a national chart, where both the balance and the name speak
 * against it: the balance stands on the other side than such accounts do, and on that of the asset, debt, income
 * or cost that the name says. Companies number accounts of their own, and a name that fits the balance may be right.
 */
export function askContradicted(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    const { role } = own;
    if (own.source !== "number" || own.confidence < CONFIDENCE_BAR || role === null) return null;
    if (!standsAgainst(facts, role)) return null;
    const named = readName(facts, placeOf(facts).natures)?.role ?? null;
    if (named === null || isAlike(named, role) || standsAgainst(facts, named)) return null;
    const label = roleDefinition(named).label.toLowerCase();
    const why = `But its balance is a ${facts.side}, and the name says ${label}.`;
    return { ...ask(own, why, [role, named]), needsPerson: true };
  });
}

function isAlike(one: Role, other: Role): boolean {
  return roleDefinition(one).nature === roleDefinition(other).nature;
}
