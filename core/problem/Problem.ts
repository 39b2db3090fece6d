import { fileMessages } from "./fileMessages.ts";
import type { Place } from "./Place.ts";
import { statementMessages } from "./statementMessages.ts";

/** Every message about a user's data, by code: the one catalogue. */
const messages = { ...fileMessages, ...statementMessages } as const satisfies Record<
  string,
  (at: Place) => string
>;

export type ProblemCode = keyof typeof messages;

/** Something in the user's data that stops a file, or that the user should know. */
export type Problem = { code: ProblemCode; message: string; where: Place };

export type Result<Value> =
  | { ok: true; value: Value }
  | { ok: false; problems: readonly Problem[] };

/** Makes a problem with its message from the catalogue. */
export function problem(code: ProblemCode, where: Place = {}): Problem {
  return { code, message: messages[code](where), where };
}
