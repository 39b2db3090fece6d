/**
 * Every code an answer of the API can fail with, and its status.
 * The message beside it is for people and stands with the code, in `problemMessages`.
 */
export const problemStatuses = {
  unauthenticated: 401,
  sign_in_again: 403,
  not_found: 404,
  method_not_allowed: 405,
  invalid_request: 400,
  invalid_json: 400,
  body_too_large: 413,
  file_too_large: 413,
  unsupported_file: 415,
  unsupported_encoding: 415,
  archive_too_large: 413,
  archive_not_read: 422,
  file_validation_failed: 422,
  statement_not_possible: 422,
  adjustment_invalid: 422,
  policy_invalid: 422,
  too_much_work: 422,
  no_statement: 409,
  statement_of_older_release: 409,
  sample_is_read_only: 409,
  processing_in_progress: 409,
  adjustment_reversed: 409,
  file_being_read: 409,
  nothing_to_accept: 409,
  no_columns: 409,
  no_entries: 409,
  export_removed: 410,
  too_many_projects: 409,
  storage_full: 409,
  too_many_requests: 429,
  example_not_read: 422,
  ai_failed: 502,
  email_not_yours: 403,
  email_not_verified: 403,
  email_link_invalid: 400,
  email_failed: 502,
  email_not_configured: 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatuses;

/** The words of each code; the specification's where it has them. */
export const problemMessages = {
  unauthenticated: "Sign in to continue.",
  sign_in_again: "Sign out and sign in again first: this needs a sign-in of the last five minutes.",
  not_found: "There is nothing here that you can see.",
  method_not_allowed: "This address does not take that method.",
  invalid_request: "The request is not what this call expects.",
  invalid_json: "The body is not valid JSON.",
  body_too_large: "The body is larger than this call takes.",
  file_too_large: "The file is larger than 25 MiB.",
  unsupported_file: "This kind of file is not accepted here.",
  unsupported_encoding: "The body has to be sent as UTF-8 text, not compressed.",
  archive_too_large: "This project holds more than 3 GiB, which is more than one archive takes.",
  archive_not_read: "This archive cannot be restored.",
  file_validation_failed: "File validation failed",
  statement_not_possible: "No statement can be prepared from these files yet.",
  adjustment_invalid: "The adjustment cannot be made.",
  too_much_work:
    "This took more memory or time than there is for it, and was stopped. Nothing was changed. The service may have been busy: try again in a few minutes. If it is stopped again, leave out of the files what the statement does not need.",
  policy_invalid: "The framework does not allow this policy.",
  no_statement: "Process the data first: there is no statement yet.",
  statement_of_older_release:
    "This statement was prepared by an earlier version of Tieout, which did not keep all that an export says. Process the data again. Exports made then are in the history.",
  sample_is_read_only: "The sample company is read only. Copy it, and change the copy.",
  processing_in_progress: "This project is being processed. Try again in a moment.",
  adjustment_reversed: "This adjustment has already been reversed.",
  file_being_read: "This file is still being read. Try again in a moment.",
  nothing_to_accept: "This file has no difference that could be accepted.",
  no_columns:
    "Months, quarters and halves come from the entries of a general ledger. This statement was made without one.",
  no_entries:
    "There are no entries to list: this statement was made without a general ledger, or it is of one entity alone.",
  export_removed:
    "This export is no longer kept. Make it again: the same statement gives the same file.",
  too_many_projects: "You have as many projects as an account can hold. Delete one to make room.",
  storage_full:
    "Your account holds as many files as it can. Remove files or delete a project to make room.",
  too_many_requests: "Too many requests. Please wait a moment.",
  example_not_read: "The example could not be read as a cash flow statement.",
  ai_failed: "The AI service did not answer. The built-in analyst has.",
  email_not_yours: "Emails can only be sent to your own address.",
  email_not_verified: "Verify your email address first: emails go to verified addresses only.",
  email_link_invalid: "This link is not complete. Use the link of the email as it is.",
  email_failed: "The email could not be sent. Please try again.",
  email_not_configured: "Email is not set up on this server. Nothing was sent.",
  internal: "Something went wrong on our side. Nothing of yours was changed by this request.",
} as const satisfies Record<ProblemCode, string>;
