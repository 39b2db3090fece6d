/** How much of a name a rule settles: `decides` whatever else it says, `names` the thing, or only hints. */
export type Rank = "decides" | "names" | "hints";
