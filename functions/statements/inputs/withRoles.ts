import { type Role, rememberedKey } from "@tieout/core";
import type { StatementRequest } from "./StatementRequest.ts";

/** The role an account is given; null leaves it to classification. */
export type NewRole = { code: string; role: Role | null };

/** What a statement is made from with roles that accounts of it are given, and remembered by their names. */
export function withRoles(
  request: StatementRequest,
  given: readonly (NewRole & { name: string })[],
): StatementRequest {
  const remembered = given.map(({ code, name, role }) => ({
    code: rememberedKey(code, name),
    role,
  }));
  return {
    ...request,
    mappings: change(request.mappings, given),
    rememberedMappings: change(request.rememberedMappings, remembered),
  };
}

function change(roles: ReadonlyMap<string, Role>, given: readonly NewRole[]): Map<string, Role> {
  const changed = new Map(roles);
  for (const { code, role } of given) {
    if (role === null) changed.delete(code);
    else changed.set(code, role);
  }
  return changed;
}
