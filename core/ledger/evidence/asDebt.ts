import { type AccountActivity, isMostOf } from "./AccountActivity.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import { WITH_INTEREST } from "./rolesByCounterparts.ts";

/** What is for the most part paid together with interest bears it: a debt, or a bill paid late. */
export function asDebt({ withInterest, debits }: AccountActivity): RoleFinding | null {
  return isMostOf(withInterest, debits.cash) ? WITH_INTEREST : null;
}
