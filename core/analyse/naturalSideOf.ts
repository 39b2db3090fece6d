import { isContraAccount } from "../classify/isContraAccount.ts";
import { naturalSide } from "../classify/naturalSide.ts";
import { natureOf } from "../classify/natureOf.ts";
import { placeOf } from "../classify/placeOf.ts";
import { readName } from "../classify/readName.ts";
import type { Side } from "../classify/rules/NameRule.ts";
import type { BookAccount } from "./Books.ts";

/** The side an account's balance should stand on by its name and role; null where either will do. */
export function naturalSideOf({ code, name, type, role }: BookAccount): Side | null {
  if (role === null) return null;
  const facts = { code, name, type, section: null, side: null };
  const reading = readName(facts, placeOf(facts).natures);
  if (reading?.role === role) return naturalSide(reading.rule);
  if (isContraAccount(facts, natureOf(facts))) return null;
  return naturalSide({ role, rank: "hints", phrases: [] });
}
