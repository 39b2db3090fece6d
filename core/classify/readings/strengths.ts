import type { Rank } from "../rules/Rank.ts";

/** How far words of a name or a type can be trusted, as a row of the rules says it. */
export type Strength = "faint" | "likely" | "strong" | "certain";

/** The confidence that a strength gives where nothing contradicts it (0 to 1). */
export const confidenceOfStrength: Readonly<Record<Strength, number>> = {
  faint: 0.62,
  likely: 0.8,
  strong: 0.88,
  certain: 0.93,
};

/** The strength of a rule that does not say one. */
export const strengthOfRank: Readonly<Record<Rank, Strength>> = {
  hints: "strong",
  names: "certain",
  decides: "certain",
};

/** From this confidence on a rule knows a name. */
export const RULES_KNOW = 0.85;
