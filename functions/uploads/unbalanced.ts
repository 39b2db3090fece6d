import type { Difference } from "@tieout/contract";
import type { Problem, ProblemCode } from "@tieout/core";

/** The problems a user may accept: the figures are theirs, and the difference stays in sight. */
const ACCEPTABLE: ReadonlySet<ProblemCode> = new Set(["debits_unequal_credits", "total_disagrees"]);

/** Whether being out of balance is all that is wrong. */
export function isOnlyUnbalanced(problems: readonly Problem[]): boolean {
  return problems.length > 0 && problems.every(({ code }) => ACCEPTABLE.has(code));
}

/** By how much each period is out of balance, and each printed total differs from its rows. */
export function differencesIn(problems: readonly Problem[]): Difference[] {
  return problems.map(({ where }) => ({
    period: where.period ?? where.expected?.split(" = ")[0] ?? "",
    amount: where.value ?? "0.00",
  }));
}

/** A difference that was accepted is accepted at its amount: another one has to be asked for again. */
export function isSameDifference(left: Difference, right: Difference): boolean {
  return left.period === right.period && left.amount === right.amount;
}
