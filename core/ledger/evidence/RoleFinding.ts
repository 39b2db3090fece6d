import type { Role } from "../../roles/roles.ts";

/**
 * The role that the books show for an account, with the reason. A finding that `isAsked` is only proposed: a person
 * confirms it or chooses one of its `rivals`, the other possible roles.
 */
export type RoleFinding = { role: Role; reason: string; isAsked?: true; rivals?: readonly Role[] };
