import type { ProblemBody } from "@tieout/contract";

/**
 * A call that was not answered with success. Its message is the status, a colon, a space and the
 * text (specification section 8); what a person reads is made by `explainError`.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly problem: ProblemBody | null;
  /** From when on the call may be made again, in milliseconds; null where the answer does not say. */
  readonly retryAt: number | null;

  constructor(
    status: number,
    text: string,
    problem: ProblemBody | null,
    retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${text}`);
    this.name = "ApiFailure";
    this.status = status;
    this.problem = problem;
    this.retryAt = retryAfterSeconds === null ? null : Date.now() + retryAfterSeconds * 1000;
  }
}
