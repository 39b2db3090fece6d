import { ApiFailure } from "./ApiFailure.ts";
import { explainError } from "./explainError.ts";

/** An error where there is little room: of what is wrong in somebody's data the first, and how much more there is. */
export function explainBriefly(error: unknown): string {
  const errors = error instanceof ApiFailure ? (error.problem?.errors ?? []) : [];
  const [first] = errors;
  if (first === undefined) return explainError(error);
  const others = errors.length - 1;
  return others === 0 ? first : `${first} And ${others} more.`;
}
