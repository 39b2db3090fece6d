import { type Amount, plus } from "../../money/Amount.ts";
import { type SideActivity, total } from "./AccountActivity.ts";

/** Fewer entries than this are no habit, and fewer than a few may be corrections. */
export const HABIT = 6;
export const FEW = 3;

/** Nearly all is all but one part in so many. */
const NEARLY = 10;
/** What is posted back is seldom where it is no more than one part in so many. */
const BACK_PART = 4;

/** Whether a part is half of a whole at least, and anything at all. */
export function isMostOf(part: Amount, whole: Amount): boolean {
  return part > 0 && plus(part, part) >= whole;
}

/** Whether a part is nine tenths of a whole at least, and anything at all. */
export function isNearlyAll(part: Amount, whole: Amount): boolean {
  return part > 0 && Number(part) * NEARLY >= Number(whole) * (NEARLY - 1);
}

/** Whether one side of an account is a quarter of its usual side at most. */
export function isSeldom(back: SideActivity, usual: SideActivity): boolean {
  return Number(total(back)) * BACK_PART <= Number(total(usual)) && total(usual) > 0;
}
