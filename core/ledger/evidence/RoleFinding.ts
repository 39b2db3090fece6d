import type { Role } from "../../roles/roles.ts";

/**
 * What the books show that an account is, and why they do. A finding that is `isAsked` is proposed to a person, who is
 * asked; `rivals` are the other roles that the account may have.
 */
export type RoleFinding = { role: Role; reason: string; isAsked?: true; rivals?: readonly Role[] };
