import type { Problem } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";

/** A refusal that lists what is wrong in the user's data. */
export function refusal(
  code: "statement_not_possible" | "adjustment_invalid",
  problems: readonly Problem[],
): ApiProblem {
  return new ApiProblem(code, { errors: problems.map(({ message }) => message) });
}
