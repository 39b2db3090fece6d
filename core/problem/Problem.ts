import { cutText } from "../text/cutText.ts";
import { showText } from "../text/showText.ts";
import { fileMessages } from "./fileMessages.ts";
import { ledgerMessages } from "./ledgerMessages.ts";
import type { Place } from "./Place.ts";
import { statementMessages } from "./statementMessages.ts";
import { tableMessages } from "./tableMessages.ts";

/** Every message about a user's data, by code: the one catalogue. */
const messages = {
  ...fileMessages,
  ...tableMessages,
  ...ledgerMessages,
  ...statementMessages,
} as const satisfies Record<string, (at: Place) => string>;

export type ProblemCode = keyof typeof messages;

/** Something in the user's data that stops a file, or that the user should know. */
export type Problem = { code: ProblemCode; message: string; where: Place };

export type Result<Value> =
  | { ok: true; value: Value }
  | { ok: false; problems: readonly Problem[] };

/** Makes a problem with its message from the catalogue; what the user wrote is shown, never repeated raw. */
export function problem(code: ProblemCode, written: Place = {}): Problem {
  const where = shownPlace(written);
  const message = messages[code](where).replace(TWO_STOPS, "$1.");
  const { fileName } = where;
  return { code, message: fileName === undefined ? message : `${fileName}: ${message}`, where };
}

/** A full stop behind a text that ends in one itself, as "No." does. */
const TWO_STOPS = /([^.])\.\.(?= |$)/g;

/** Longer than any list of headings that a message names. */
const LONGEST = 4_000;

function shownPlace(where: Place): Place {
  const shown = Object.entries(where).map(([key, value]) => {
    return [key, typeof value === "string" ? showText(cutText(value, LONGEST)) : value] as const;
  });
  return Object.fromEntries(shown) as Place; // the same fields
}
