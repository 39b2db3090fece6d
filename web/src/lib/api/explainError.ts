import { ApiFailure } from "./ApiFailure.ts";
import { UnknownOutcome } from "./UnknownOutcome.ts";

/** An error in plain words: what happened, what is safe, what to do. */
export function explainError(error: unknown): string {
  if (error instanceof ApiFailure) return explainFailure(error);
  if (error instanceof UnknownOutcome) {
    return "The service did not answer. What you asked for may have been done all the same: look before you ask for it again.";
  }
  if (error instanceof TypeError) {
    return "The service could not be reached. Nothing was changed. Check your connection and try again.";
  }
  return "Something went wrong on this page. Your data is safe. Reload the page and try again.";
}

/** A platform in front of the service says so without words of ours. */
const TOO_MANY = 429;

function explainFailure({ status, problem }: ApiFailure): string {
  if (problem) return [problem.message, ...(problem.errors ?? [])].join(" ");
  if (status >= 500) {
    return "The service is not available at the moment. Nothing was changed. Try again shortly.";
  }
  if (status === TOO_MANY) {
    return "Too many requests came at once. Nothing was changed. Wait a minute and try again.";
  }
  return `The request was refused (${status}). Nothing was changed.`;
}
