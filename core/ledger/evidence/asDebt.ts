import { type AccountHabits, isMostOf } from "./AccountHabits.ts";
import { WITH_INTEREST } from "./rolesByCounterparts.ts";
import type { ToldRole } from "./tellByAmounts.ts";

/** What is for the most part paid together with interest bears it: a debt, or a bill paid late. */
export function asDebt({ withInterest, debits }: AccountHabits): ToldRole | null {
  return isMostOf(withInterest, debits.cash) ? WITH_INTEREST : null;
}
