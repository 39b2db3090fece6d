import type { Role } from "../../roles/roles.ts";

/** Equity without cash flows: it changes only by valuation and by transfers within equity (IAS 1.106(d)). */
export const reserves: ReadonlySet<Role> = new Set<Role>(["other_reserves", "revaluation_reserve"]);
