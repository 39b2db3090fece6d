import type { Amount } from "../../money/Amount.ts";

/** A sum in whole hundreds of the smallest unit is round: much else is of it too. */
const ROUND = 100;
/** So much less likely than a size is large may one of the others be of it by chance. */
const LEAST_ODDS = 20;

/** Whether one of so many other amounts may well be of a size (in the smallest unit) by chance. */
export function isChance(size: Amount, others: number): boolean {
  return Number(size) % ROUND === 0 || others * LEAST_ODDS > Number(size);
}
