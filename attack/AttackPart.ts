/** How much of an attack there is to be: so many tries, in an order that the seed decides. */
export type AttackOptions = { count: number; seed: number };

/** What an attack found: what is to be told, and each thing that did not hold, with how to see it again. */
export type AttackReport = { told: readonly string[]; failures: readonly string[] };

/** One part of the attack. */
export type AttackPart = {
  /** How many tries there are where nobody says. */
  count: number;
  run: (options: AttackOptions) => Promise<AttackReport>;
};
