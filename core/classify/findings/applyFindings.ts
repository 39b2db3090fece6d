import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { RoleFinding } from "../../ledger/evidence/RoleFinding.ts";
import type { Role } from "../../roles/roles.ts";
import { type Classification, CONFIDENCE_BAR } from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import { placeOf } from "../placeOf.ts";
import { ASKED } from "../questions/ask.ts";
import { reasonInFull } from "../readings/reasons.ts";

type Classifications = ReadonlyMap<string, Classification>;

/** The codes of the accounts that a person would be asked, and for no other reason than doubt. */
export function askedOf(classifications: Classifications): Set<string> {
  const asked = [...classifications].filter(
    ([, { confidence, needsPerson }]) => confidence < CONFIDENCE_BAR && needsPerson !== true,
  );
  return new Set(asked.map(([code]) => code));
}

/**
 * The accounts whose roles are sure by their names alone, or by what names like theirs are elsewhere, with what else
 * their names say; null of those whose whole name says the role.
 */
export function namedOf(
  classifications: Classifications,
): ReadonlyMap<string, readonly Role[] | null> {
  const sure = [...classifications].filter(([, { confidence }]) => confidence >= CONFIDENCE_BAR);
  const named = sure.flatMap(([code, { source, besides = null, overruled = [] }]) => {
    if (source === "name") return [[code, besides] as const];
    return source === "learnt" ? [[code, overruled.map(({ role }) => role)] as const] : [];
  });
  return new Map(named);
}

/** Whether accounts may have a role where the file has them. */
export function canBeIn(facts: readonly AccountFacts[]): (code: string, role: Role) => boolean {
  const natures = new Map(facts.map((fact) => [fact.code, placeOf(fact).natures]));
  return (code, role) => {
    const own = natures.get(code);
    return own === undefined || canStandIn(own, role);
  };
}

/**
 * The classifications with the roles that the books show, where accounts can stand as the file
 * has them; what they overrule is kept. Null where nothing changes.
 */
export function applyFindings(
  facts: readonly AccountFacts[],
  classifications: Classifications,
  findings: ReadonlyMap<string, RoleFinding>,
): Classifications | null {
  const canBe = canBeIn(facts);
  const changed = facts.flatMap((fact) => {
    const its = findings.get(fact.code);
    if (its === undefined || !canBe(fact.code, its.role)) return [];
    const own = classifications.get(fact.code);
    const named = namedRival(own, its);
    const found = named !== null && canBe(fact.code, named.role) ? named : agreed(own, its);
    return [[fact.code, withFinding(own, found)] as const];
  });
  return changed.length === 0 ? null : new Map([...classifications, ...changed]);
}

/**
 * The finding with another of its possible roles in first place: the one that the account's own name said before the
 * learnt reading overruled it. Where entries and the name agree on a role, it is likelier than what names like it are
 * elsewhere. Null where there is no such role.
 */
function namedRival(own: Classification | undefined, its: RoleFinding): RoleFinding | null {
  if (own?.source !== "learnt" || its.role !== own.role || !its.isAsked) return null;
  const named = own.overruled?.find(({ source }) => source === "name")?.role ?? null;
  const { rivals = [] } = its;
  if (named === null || !rivals.includes(named)) return null;
  return { ...its, role: named, rivals: [its.role, ...rivals.filter((role) => role !== named)] };
}

/**
 * The finding without its question, where the account's own name says the same and only what names like it are elsewhere
 * had overruled it: the name and the entries do not depend on each other.
 */
function agreed(own: Classification | undefined, its: RoleFinding): RoleFinding {
  const isNamed = own?.overruled?.some(
    ({ source, role }) => source === "name" && role === its.role,
  );
  if (own?.source !== "learnt" || !its.isAsked || !isNamed) return its;
  const { role, reason } = its;
  return { role, reason };
}

/** The classifications with the roles that entries admit, where accounts can stand as the file has them. */
export function withAdmitted(
  facts: readonly AccountFacts[],
  classifications: Classifications,
  admitted: ReadonlyMap<string, readonly Role[]>,
): Classifications {
  const canBe = canBeIn(facts);
  const changed = [...admitted].flatMap(([code, roles]) => {
    const own = classifications.get(code);
    const others = roles.filter((role) => role !== own?.role && canBe(code, role));
    return own && others.length > 0 ? [[code, { ...own, admitted: others }] as const] : [];
  });
  return changed.length === 0 ? classifications : new Map([...classifications, ...changed]);
}

/** How sure amounts that agree to the cent make a role; where they agree in proportion it is asked. */
const SHOWN = 0.9;

function withFinding(
  own: Classification | undefined,
  { role, reason, isAsked, rivals }: RoleFinding,
): Classification {
  const before = own?.role && own.role !== role ? [{ role: own.role, source: own.source }] : [];
  const overruled = [...(own?.overruled ?? []), ...before];
  const next: Classification = {
    role,
    confidence: isAsked ? ASKED : SHOWN,
    reason,
    source: "neighbours",
    ...(rivals && { rivals }),
  };
  if (overruled.length === 0) return next;
  const whole = { ...next, overruled };
  return { ...whole, reason: reasonInFull(whole) };
}
