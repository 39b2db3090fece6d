import type { Amount } from "../../money/Amount.ts";

/** A multiple of one hundred minor units is a round amount, which many items share. */
const ROUND = 100;
/** The least ratio of a size to the number of other amounts at which an equal amount is no coincidence. */
const LEAST_ODDS = 20;

/** Whether one of so many other amounts may have this size (in minor units) by coincidence. */
export function isChance(size: Amount, others: number): boolean {
  return Number(size) % ROUND === 0 || others * LEAST_ODDS > Number(size);
}
