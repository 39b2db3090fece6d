import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import { compareCodes } from "../compareCodes.ts";
import type { Beside } from "./cuesOf.ts";

/** For each account by code, the roles of the nearest sure accounts on either side of it. */
export function rolesBeside(
  accounts: readonly AccountFacts[],
  classifications: ReadonlyMap<string, Classification>,
): Map<string, Beside> {
  const inOrder = accounts.toSorted((a, b) => compareCodes(a.code, b.code));
  const roles = inOrder.map(({ code }) => sureRole(classifications.get(code)));
  return new Map(
    inOrder.map(({ code }, at) => [
      code,
      {
        before: nearest(roles.slice(Math.max(0, at - REACH), at).reverse()),
        after: nearest(roles.slice(at + 1, at + 1 + REACH)),
      },
    ]),
  );
}

/** How many accounts away one may be and still tell something. */
const REACH = 3;
const SURE = 0.8;

function sureRole(classification: Classification | undefined): Role | null {
  if (classification === undefined || classification.confidence < SURE) return null;
  return classification.role;
}

function nearest(roles: readonly (Role | null)[]): Role | null {
  return roles.find((role) => role !== null) ?? null;
}
