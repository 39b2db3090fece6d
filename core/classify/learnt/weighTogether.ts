import type { Role } from "../../roles/roles.ts";
import type { Evidence } from "./evidenceFor.ts";

/** A role, or nobody's, and how sure it is (0 to 1). */
export type Weighed = { role: Role | null; confidence: number };

/** How much the first reading's odds count beside the learnt ones, and how far both together are
 * taken back; chosen on charts that neither reading had met. */
const FIRST_COUNTS = 1;
const CAUTION = 1.25;

/** Nobody but the user is surer. */
const SUREST = 0.98;

/** Weighs a first reading and the learnt evidence together; two that agree are never less sure than one. */
export function weighTogether(first: Weighed, evidence: Evidence): Weighed {
  const weighed = likeliest(withFirst(evidence, first));
  if (weighed.role === first.role) {
    const agrees = mostEvident(evidence) === first.role;
    return agrees && weighed.confidence < first.confidence ? first : weighed;
  }
  const isShaken = first.role !== null && evidence.has(first.role) && first.confidence >= SURE;
  if (!isShaken) return weighed;
  const { role, confidence } = weighed.confidence >= EVEN ? weighed : first;
  return { role, confidence: Math.min(confidence, DOUBTED) };
}

/** A first reading this sure gives way only to another role that is likelier than not… */
const SURE = 0.8;
const EVEN = 0.5;
/** …and whichever of the two holds, it is left for a person. */
const DOUBTED = 0.65;

function withFirst(evidence: Evidence, { role, confidence }: Weighed): Map<Role, number> {
  const together = new Map(evidence);
  const learnt = role === null ? undefined : evidence.get(role);
  if (role !== null && learnt !== undefined) together.set(role, learnt + oddsOf(confidence));
  return together;
}

function oddsOf(confidence: number): number {
  const certain = Math.min(confidence, SUREST);
  return Math.max(0, FIRST_COUNTS * Math.log(certain / (1 - certain)));
}

function likeliest(evidence: Evidence): Weighed {
  const role = mostEvident(evidence);
  const highest = role === null ? 0 : (evidence.get(role) ?? 0);
  let odds = 0;
  for (const value of evidence.values()) odds += Math.exp((value - highest) / CAUTION);
  return { role, confidence: Math.round(Math.min(1 / odds, SUREST) * 100) / 100 };
}

function mostEvident(evidence: Evidence): Role | null {
  let best: Role | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [role, value] of evidence) {
    if (value > most) [best, most] = [role, value];
  }
  return best;
}
