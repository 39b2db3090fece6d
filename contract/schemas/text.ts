import {
  findTextFault,
  separateThousands,
  type TextFault,
  type TextKind,
  textKinds,
} from "@tieout/core";
import * as z from "zod";

/** A text of its kind (`textKinds` of the core), without blanks around it; may be empty. */
export function text(kind: TextKind) {
  const { longest, form } = textKinds[kind];
  return z
    .string()
    .trim()
    .superRefine((written, context) => {
      const fault = findTextFault(written, kind);
      if (fault !== null)
        context.addIssue({ code: "custom", message: messages[fault](longest), input: written });
    })
    .meta({ maxLength: longest, format: form });
}

const messages: Record<TextFault, (longest: number) => string> = {
  too_long: (longest) => `Expected at most ${separateThousands(String(longest))} characters`,
  malformed: () => "Expected well-formed Unicode: half of a character stands in it",
  invisible: () =>
    "Expected no control characters, and none that turn the direction of the text around them",
};

/** Why something was said or changed, in a person's words. */
export const reason = text("reason").min(1);
