import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { AccountTrait } from "../../roles/traits.ts";
import { placeOf } from "../placeOf.ts";
import { isContraAccount } from "../readings/isContraAccount.ts";
import { naturalSide } from "../readings/naturalSide.ts";
import { natureOf } from "../readings/natureOf.ts";
import { readName } from "../readings/readName.ts";
import type { Side } from "../rules/NameRule.ts";

const TRAITS = {
  debit: "stands_in_debit",
  credit: "stands_in_credit",
  either: "stands_on_either_side",
} as const;

/** On which side an account stands where its name says another than its role does; null where both agree. */
export function readSide(account: AccountFacts, role: Role | null): AccountTrait | null {
  if (role === null) return null;
  const usual = naturalSide({ role, rank: "hints", phrases: [] });
  const said = sideByName({ ...account, section: null, side: null }, role, usual);
  if (said === usual) return null;
  const words = said === null ? "may stand on either side" : `stands in ${said}`;
  const reason = `The name says so: ${words}.`;
  return { id: TRAITS[said ?? "either"], reason, source: "name" };
}

function sideByName(facts: AccountFacts, role: Role, usual: Side | null): Side | null {
  const reading = readName(facts, placeOf(facts).natures);
  if (reading?.role === role) return naturalSide(reading.rule);
  return isContraAccount(facts, natureOf(facts)) ? null : usual;
}
