import type { Role } from "@tieout/core";

/** Gives an account a role, or leaves it to classification again, and tells whether it was saved. */
export type ChooseRole = (code: string, role: Role | null) => Promise<boolean>;
