import { type Problem, problem } from "../problem/Problem.ts";

/** Whose lines are taken of a ledger of several entities, and whose were met and passed over. */
export type EntityChoice = {
  takes: (own: string) => boolean;
  /** Why a ledger of which nothing was taken has nothing to take. */
  nothingTaken: () => Problem;
};

/** More of them would not be read. */
const MOST_NAMED = 20;

/** Takes the lines of one entity alone, or of all. */
export function chooseEntity(entity: string | null): EntityChoice {
  if (entity === null) return { takes: () => true, nothingTaken: () => problem("ledger_empty") };
  const passedOver = new Set<string>();
  return {
    takes: (own) => {
      if (own !== entity && passedOver.size < MOST_NAMED) passedOver.add(own);
      return own === entity;
    },
    nothingTaken: () => {
      if (passedOver.size === 0) return problem("ledger_empty");
      const named = [...passedOver].filter((name) => name !== "").toSorted();
      return problem("ledger_entity_unknown", { value: entity, expected: named.join(", ") });
    },
  };
}
