import type { Role } from "../../roles/roles.ts";
import type { Classification, ClassifiedAccount } from "../Classification.ts";
import type { Beside } from "./cuesOf.ts";

/** For each account in the order of codes, the roles of the nearest sure accounts on either side of it. */
export function rolesBeside(inOrder: readonly ClassifiedAccount[]): Beside[] {
  const roles = inOrder.map(({ classification }) => sureRole(classification));
  return roles.map((_, at) => ({
    before: nearest(roles.slice(Math.max(0, at - REACH), at).reverse()),
    after: nearest(roles.slice(at + 1, at + 1 + REACH)),
  }));
}

/** How many accounts away one may be and still tell something. */
const REACH = 3;
const SURE = 0.8;

function sureRole({ role, confidence }: Classification): Role | null {
  return confidence < SURE ? null : role;
}

function nearest(roles: readonly (Role | null)[]): Role | null {
  return roles.find((role) => role !== null) ?? null;
}
