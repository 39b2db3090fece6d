import type { Amount } from "../../money/Amount.ts";
import { type CounterpartKind, counterpartKinds, numberOfKind } from "./CounterpartKind.ts";
import type { EntrySums } from "./EntrySums.ts";

/**
 * What an entry of one occasion has beside each other on a side. An entry that gathers more, such as the payments of
 * a month, says of none of them what it goes with.
 */
export const occasions = {
  /** An instalment: what is owed, interest, fees and the tax on them. */
  instalment: marksOf("interest", "borrowings", "leaseLiabilities", "costs", "salesTax"),
  /** A payroll: pay, and what else employees cost. */
  payroll: marksOf("payroll", "costs"),
  /** A bill with sales tax: what it may be charged on. */
  bill: marksOf(
    "salesTax",
    "costs",
    "inventories",
    "longTermAssets",
    "prepayments",
    "sales",
    "otherIncome",
    "interest",
  ),
} as const;

/** Whether an account of a kind stands, on the side of its amount, beside nothing but what an occasion has. */
export function isOfOccasion(
  occasion: Uint8Array,
  { byKind, kindsHeld, countKinds }: EntrySums,
  own: CounterpartKind,
  amount: Amount,
): boolean {
  for (let held = 0; held < countKinds; held += 1) {
    const kind = kindsHeld[held] ?? 0;
    const beside = byKind[kind] ?? 0;
    const isBeside = amount > 0 ? beside > 0 : beside < 0;
    if (isBeside && occasion[kind] !== 1 && counterpartKinds[kind] !== own) return false;
  }
  return true;
}

function marksOf(...kinds: readonly CounterpartKind[]): Uint8Array {
  const marks = new Uint8Array(counterpartKinds.length);
  for (const kind of kinds) marks[numberOfKind(kind)] = 1;
  return marks;
}
