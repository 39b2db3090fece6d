import { ApiFailure } from "../../lib/api/ApiFailure.ts";
import { explainError } from "../../lib/api/explainError.ts";

/** What a refused adjustment is told, line by line where the API names the lines. */
export function refusalLines(error: Error): readonly string[] {
  const named = error instanceof ApiFailure ? error.problem?.errors : undefined;
  return named && named.length > 0 ? named : [explainError(error)];
}
