import { type Amount, absolute } from "../../money/Amount.ts";

/** Sales tax of any country in thousandths of what it is charged on: whole tenths of a percent. */
const LEAST_RATE = 10;
const MOST_RATE = 300;

/** Whether an amount is, to a minor unit, what a rate of sales tax makes of another one. */
export function isTaxOn(tax: Amount, base: Amount): boolean {
  const [its, whole] = [Number(absolute(tax)), Number(absolute(base))];
  const rate = Math.round((1000 * its) / whole);
  return rate >= LEAST_RATE && rate <= MOST_RATE && Math.abs(1000 * its - rate * whole) <= 1000;
}
