import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { roleDefinition } from "../../roles/roles.ts";
import type { Classification, ClassificationSource } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import type { Place } from "../placeOf.ts";
import type { NameReading } from "./readName.ts";

/** Why a name was read as it was, as one would say it to a colleague. */
export function reasonOfName(
  facts: AccountFacts,
  reading: NameReading,
  place: Place,
  role: Role | null,
): string {
  if (role === null) return `The name says '${reading.words}': somebody has to say what is in it.`;
  const says = isTranslated(facts) ? "The name, in English, says" : "The name says";
  const parts = [`${says} '${reading.words}'`, whereItStands(facts, place)].filter(
    (part) => part !== "",
  );
  const turned =
    role === reading.role
      ? ""
      : `, where such costs are ${roleDefinition(role).label.toLowerCase()}`;
  return `${parts.join(" and ")}${turned}${caution(reading, place)}.`;
}

/** Why an account was taken for what it is, and what earlier readings had taken it for. */
export function reasonInFull({ reason, overruled = [], role }: Classification): string {
  const others = overruled.filter((each) => each.role !== role);
  if (others.length === 0) return reason;
  const roles = others.map((each) => `${roleDefinition(each.role).label} (${BY[each.source]})`);
  return `${reason} Overruled: ${[...new Set(roles)].join(", ")}.`;
}

const BY: Readonly<Record<ClassificationSource, string>> = {
  override: "your choice",
  remembered: "your choice elsewhere",
  number: "its number",
  name: "its name",
  type: "its type",
  neighbours: "the accounts around it",
  learnt: "accounts named like it",
  none: "nothing",
};

/** Why an account was taken for what its type label usually holds. */
export function reasonOfType(facts: AccountFacts): string {
  return `The type is '${typeOf(facts)}', and the name does not say more.`;
}

function whereItStands(facts: AccountFacts, place: Place): string {
  if (place.label !== null) return `the type is '${typeOf(facts)}'`;
  if (facts.section === "balance_sheet") return "it stands in the balance sheet";
  if (facts.section === "profit_loss") return "it stands in the profit and loss";
  return facts.side === null ? "" : `its balance is a ${facts.side}`;
}

function typeOf(facts: AccountFacts): string {
  return (facts.printed ?? facts).type.trim();
}

function caution(reading: NameReading, place: Place): string {
  if (place.isContradicted) return ", though its type belongs to the other statement";
  return reading.isRelaxed ? ", which do not go together" : "";
}
