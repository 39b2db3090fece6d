import type { Problem } from "./Problem.ts";

/** Splits problems into the first ones to show and how many more there are. */
export function limitProblems(
  problems: readonly Problem[],
  most: number,
): { shown: readonly Problem[]; rest: number } {
  const shown = problems.slice(0, most);
  const hidden = problems.slice(most);
  const rest = hidden.reduce((total, problem) => total + standsFor(problem), 0);
  return { shown, rest };
}

/** The last entry of a cut list stands for all that were not kept, and equal faults stand in one. */
function standsFor({ code, where }: Problem): number {
  return code === "more_problems" || code === "problems_alike" ? Number(where.value) : 1;
}
