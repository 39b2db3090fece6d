import { placeOfRole, type Role, roleIds } from "../../roles/roles.ts";

/**
 * The evidence for each role, by its place in `roleIds`, as the logarithm of its odds; `NOT_ALLOWED` where an account
 * may not have it. A large chart keeps one for every account: numbers in a row take a tenth of the memory of a map.
 */
export type Evidence = readonly number[];

export const NOT_ALLOWED = Number.NEGATIVE_INFINITY;

/** Whether an account may have a role. */
export function isAllowed(evidence: Evidence, role: Role): boolean {
  return (evidence[placeOfRole(role)] ?? NOT_ALLOWED) > NOT_ALLOWED;
}

/** The roles that an account may have. */
export function rolesAllowed(evidence: Evidence): Role[] {
  return roleIds.filter((_, place) => (evidence[place] ?? NOT_ALLOWED) > NOT_ALLOWED);
}

/** What there is in all of the roles at these places. */
export function sumAt(places: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (const place of places) sum += values[place] ?? 0;
  return sum;
}

/** The most that speaks for any role. */
export function mostEvidence(evidence: Evidence): number {
  let most = NOT_ALLOWED;
  for (const value of evidence) most = Math.max(most, value);
  return most;
}
