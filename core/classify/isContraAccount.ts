import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { naturalSide, sideOfNature } from "./naturalSide.ts";
import { natureOf } from "./natureOf.ts";
import { placeOf } from "./placeOf.ts";
import { readName } from "./readName.ts";

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
  const side = naturalSide(reading.rule);
  return side !== null && side !== sideOfNature(nature);
}
