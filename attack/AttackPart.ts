/** How much of an attack there is to be: so many tries, in an order that the seed decides. */
export type AttackOptions = {
  count: number;
  seed: number;
  /** Hears that so many more of the tries are done. */
  advance?: (tries: number) => void;
};

/** What may not happen, in the words of the summary. */
export const harms = ["crashed", "lost", "leaked", "rewritten unseen", "slowed down"] as const;
export type Harm = (typeof harms)[number];

/** One thing that did not hold, with how to see it again. */
export type Failure = { harm: Harm; what: string };

/** What an attack sent and found: the lines to print of it, and each thing that did not hold. */
export type AttackReport = {
  sent: number;
  refused: number;
  lines: readonly string[];
  failures: readonly Failure[];
};

/** One part of the attack. */
export type AttackPart = {
  /** How many tries there are where nobody says. */
  count: number;
  run: (options: AttackOptions) => Promise<AttackReport>;
};
