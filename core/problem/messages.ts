import type { Place, Problem } from "./Problem.ts";
import { statementMessages } from "./statementMessages.ts";

/** Every message about a user's data, in one place. The argument is where it was met. */
const messages = {
  ...statementMessages,
  amount_not_a_number: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a number. Expected an amount such as 1,234.56 or (1,234.56).`,
} as const satisfies Record<string, (at: Place) => string>;

export type ProblemCode = keyof typeof messages;

/** Makes a problem with its message from the catalogue. */
export function problem(code: ProblemCode, where: Place = {}): Problem {
  return { code, message: messages[code](where), where };
}

function cell(at: Place): string {
  const row = at.row === undefined ? "" : `Row ${at.row}`;
  const column = at.column === undefined ? "" : `column "${at.column}"`;
  return [at.sheet && `Sheet "${at.sheet}"`, row, column].filter(Boolean).join(", ");
}
