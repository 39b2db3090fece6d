import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role } from "../roles/roles.ts";
import { gainOrLoss } from "./gainOrLoss.ts";
import { naturalSide, sideOfNature } from "./naturalSide.ts";
import { natureOf } from "./natureOf.ts";
import { placeOf } from "./placeOf.ts";
import { readName } from "./readName.ts";
import { tokenise } from "./words/tokenise.ts";

/**
 * Whether the account stands against its own kind: accumulated depreciation among assets,
 * sales returns within revenue, drawings within equity.
 */
export function isContraAccount(facts: AccountFacts): boolean {
  const place = placeOf(facts);
  if (place.label?.isContra) return true;
  const nature = natureOf(facts);
  const reading = readName(facts, place.natures);
  if (nature === null || reading === null) return false;
  const side = naturalSide(reading.rule) ?? sideOfGain(facts, reading.rule.role);
  return side !== null && side !== sideOfNature(nature);
}

function sideOfGain(facts: AccountFacts, role: Role | null): "debit" | "credit" | null {
  if (role === null || !isProfitAndLossRole(role)) return null;
  const told = gainOrLoss(tokenise(facts.name));
  return told === null ? null : told === "gain" ? "credit" : "debit";
}
