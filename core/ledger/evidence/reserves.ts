import type { Role } from "../../roles/roles.ts";

/** Equity that no cash reaches: it moves by valuation and by transfers within equity alone (IAS 1.106(d)). */
export const reserves: ReadonlySet<Role> = new Set<Role>(["other_reserves", "revaluation_reserve"]);
