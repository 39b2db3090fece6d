import type { Amount } from "../../money/Amount.ts";
import { type CounterpartKind, counterpartKinds, numberOfKind } from "./CounterpartKind.ts";
import type { EntrySums } from "./EntrySums.ts";

/**
 * The kinds of counterpart that an entry of one business event may have on one side. An entry with more, such as all
 * payments of a month, does not show which line belongs to which.
 */
export const occasions = {
  /** An instalment: principal, interest, fees and the tax on them. */
  instalment: marksOf("interest", "borrowings", "leaseLiabilities", "costs", "salesTax"),
  /** A payroll: pay and other costs. */
  payroll: marksOf("payroll", "costs"),
  /** An invoice with sales tax: what the tax may be charged on. */
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

/** Whether the entry has, on the side of this amount, only kinds that belong to the event. */
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
