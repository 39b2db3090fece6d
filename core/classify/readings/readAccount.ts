import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Nature, Role } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import { type Place, placeOf } from "../placeOf.ts";
import type { TypeLabel } from "../type/TypeLabel.ts";
import { type NameReading, readName } from "./readName.ts";
import { reasonOfName, reasonOfType } from "./reasons.ts";
import { confidenceOfStrength } from "./strengths.ts";

/** Classifies one account by its own facts: the name with the type, else the type alone, else nothing. */
export function readAccount(facts: AccountFacts, hint?: readonly Nature[]): Classification {
  const place = narrowed(placeOf(facts), hint);
  const reading = readName(facts, place.natures);
  const byType = readLabel(facts, place.label);
  if (reading === null) return byType ?? NOBODY;
  const byName = withLabel(facts, reading, place);
  if (byType === null) return byName;
  if (byType.role === byName.role) {
    return { ...byName, confidence: Math.max(byName.confidence, byType.confidence) };
  }
  const isBarred = place.label?.admits && byName.role && !place.label.admits.includes(byName.role);
  if (isBarred) return byType;
  const isWeaker = reading.rule.rank === "hints" || reading.isRelaxed;
  return isWeaker && byType.confidence > byName.confidence ? byType : byName;
}

/** The answer when neither name nor type says what an account is. */
const NOBODY: Classification = {
  role: null,
  confidence: 0,
  reason: "Neither the name nor the type says what this account is.",
  source: "none",
};

function narrowed(place: Place, hint: readonly Nature[] | undefined): Place {
  const natures = hint?.filter((nature) => place.natures.includes(nature)) ?? [];
  return natures.length > 0 ? { ...place, natures } : place;
}

function withLabel(facts: AccountFacts, reading: NameReading, place: Place): Classification {
  const role = turned(reading.role, place.label);
  const confidence = place.isContradicted ? reading.confidence * 0.7 : reading.confidence;
  const source = role === null ? "none" : "name";
  return {
    role,
    confidence: rounded(confidence),
    reason: reasonOfName(facts, reading, place, role),
    source,
    ...(reading.rule.needsPerson && { needsPerson: true }),
    ...(reading.besides && { besides: reading.besides }),
  };
}

function turned(role: Role | null, label: TypeLabel | null): Role | null {
  return role === null ? null : (label?.turns?.[role] ?? role);
}

function readLabel(facts: AccountFacts, label: TypeLabel | null): Classification | null {
  if (label?.role === undefined) return null;
  const confidence = rounded(confidenceOfStrength[label.strength ?? "faint"]);
  return { role: label.role, confidence, reason: reasonOfType(facts), source: "type" };
}

function rounded(confidence: number): number {
  return Math.round(confidence * 100) / 100;
}
