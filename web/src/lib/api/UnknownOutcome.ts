/** A change that was sent and never answered by the API: it may have been made all the same. */
export class UnknownOutcome extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = "UnknownOutcome";
  }
}
