import { isRole, type Role } from "../../roles/roles.ts";
import written from "./learntNames.json" with { type: "json" };

/** A name by its letters and figures alone. */
export function keyOfName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The role of names that several sources of charts have, and all of them for this role alone, by `keyOfName`. */
export const commonNames: ReadonlyMap<string, Role> = new Map(
  Object.entries(written).flatMap(([role, names]) =>
    isRole(role) ? names.map((name) => [name, role] as const) : [],
  ),
);
