import { type Amount, plus } from "../../money/Amount.ts";
import { type SideActivity, total } from "./AccountActivity.ts";

/** Fewer entries than `HABIT` are not regular; fewer than `FEW` may be corrections. */
export const HABIT = 6;
export const FEW = 3;

/** "Nearly all" is nine tenths. */
const NEARLY = 10;
/** Amounts posted back are "seldom" up to a quarter. */
const BACK_PART = 4;

/** Whether a part is positive and at least half of a whole. */
export function isMostOf(part: Amount, whole: Amount): boolean {
  return part > 0 && plus(part, part) >= whole;
}

/** Whether a part is positive and at least nine tenths of a whole. */
export function isNearlyAll(part: Amount, whole: Amount): boolean {
  return part > 0 && Number(part) * NEARLY >= Number(whole) * (NEARLY - 1);
}

/** Whether one side of an account is at most a quarter of its usual side. */
export function isSeldom(back: SideActivity, usual: SideActivity): boolean {
  return Number(total(back)) * BACK_PART <= Number(total(usual)) && total(usual) > 0;
}
