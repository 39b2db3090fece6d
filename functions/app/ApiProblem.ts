import { type Difference, type ProblemCode, problemMessages } from "@tieout/contract";

type Details = {
  message?: string;
  errors?: readonly string[];
  warnings?: readonly string[];
  openDifferences?: readonly Difference[];
  periods?: readonly { start: string; end: string }[];
  retryAfterSeconds?: number;
};

/** A refusal that is sent to the caller; the only error class of the functions. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.message ?? problemMessages[code]);
    this.code = code;
    this.details = details;
  }
}
