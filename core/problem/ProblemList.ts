import type { Place } from "./Place.ts";
import { type Problem, type ProblemCode, problem } from "./Problem.ts";

/** Problems as they are met: all counted, and no more kept than a machine can hold. */
export type ProblemList = { kept: Problem[]; count: number };

/** Half a million rows may all be wrong; nobody reads past the first thousands. */
const MOST_KEPT = 5_000;

/** An empty list of problems. */
export function newProblemList(): ProblemList {
  return { kept: [], count: 0 };
}

/** Notes a problem, with its message while there is room to keep it. */
export function note(list: ProblemList, code: ProblemCode, where: Place): void {
  list.count += 1;
  if (list.kept.length < MOST_KEPT) list.kept.push(problem(code, where));
}

/** The problems kept, and one more that says how many were not. */
export function listed({ kept, count }: ProblemList): readonly Problem[] {
  if (count === kept.length) return kept;
  return [...kept, problem("more_problems", { value: String(count - kept.length) })];
}
