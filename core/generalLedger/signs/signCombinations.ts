import { type Minor, sum } from "../../money/Minor.ts";

/** The ways to turn some of so many amounts that are right: a way has a bit for each amount, set where it is turned. */
export function signCombinations(count: number, isRight: (way: number) => boolean): number[] {
  return Array.from({ length: 2 ** count }, (_, way) => way).filter(isRight);
}

/** Whether a way turns the amount at a place. */
export function isReversedAt(way: number, place: number): boolean {
  return ((way >> place) & 1) === 1;
}

/** What amounts come to in a way. */
export function sumWithSigns(amounts: readonly Minor[], way: number): Minor {
  return sum(amounts.map((amount, place) => (isReversedAt(way, place) ? -amount : amount)));
}
