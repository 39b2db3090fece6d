import { separateThousands } from "../money/separateThousands.ts";
import { findTextFault, type TextFault } from "../text/findTextFault.ts";
import { shorten } from "../text/shorten.ts";
import { type TextKind, textKinds } from "../text/textKinds.ts";
import type { Place } from "./Place.ts";
import type { ProblemCode } from "./Problem.ts";
import { note, type ProblemList } from "./ProblemList.ts";

/** Notes what is wrong with a text of its kind that stands at a place of a file; nothing for a sound one. */
export function noteTextFault(
  list: ProblemList,
  text: string,
  kind: TextKind,
  placeOf: () => Place,
): void {
  const fault = findTextFault(text, kind);
  if (fault === null) return;
  const longest = separateThousands(String(textKinds[kind].longest));
  const expected = `at most ${longest} characters`;
  note(list, codes[fault], { ...placeOf(), value: shorten(text), expected });
}

const codes = {
  too_long: "text_too_long",
  malformed: "text_malformed",
  invisible: "text_invisible",
} as const satisfies Record<TextFault, ProblemCode>;
