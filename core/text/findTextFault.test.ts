import { expect, test } from "vitest";
import { findTextFault } from "./findTextFault.ts";
import { type TextKind, textKinds } from "./textKinds.ts";

const kinds = Object.keys(textKinds) as TextKind[]; // keys of a closed table

test.each(kinds)(
  "a text of the kind %s may be as long as the table says, and no longer",
  (kind) => {
    const longest = "x".repeat(textKinds[kind].longest);
    expect(findTextFault(longest, kind)).toBeNull();
    expect(findTextFault(`${longest}x`, kind)).toBe("too_long");
  },
);

test.each(kinds)("half of a character is no text of the kind %s", (kind) => {
  expect(findTextFault("a\ud800b", kind)).toBe("malformed");
  expect(findTextFault("a\udfff", kind)).toBe("malformed");
  expect(findTextFault("\ud83c\udfe6", kind)).toBeNull();
});

test.each([
  ["nothing", "\u0000"],
  ["a backspace", "\b"],
  ["an escape", "\u001b"],
  ["delete", "\u007f"],
  ["a control of the second set", "\u0081"],
  ["an embedding", "\u202a"],
  ["an override", "\u202e"],
  ["an isolate", "\u2066"],
  ["the end of an isolate", "\u2069"],
  ["a line separator", "\u2028"],
])("%s is refused in names and in sentences", (_what, character) => {
  for (const kind of ["accountName", "fileName", "personName", "projectName", "reason"] as const)
    expect(findTextFault(`Bank${character}`, kind)).toBe("invisible");
  expect(findTextFault(`Bank${character}`, "cell")).toBeNull();
});

test("a sentence may have lines, a name may not", () => {
  for (const text of ["a\nb", "a\r\nb", "a\tb"]) {
    expect(findTextFault(text, "note")).toBeNull();
    expect(findTextFault(text, "accountName")).toBe("invisible");
  }
});

test("direction marks and joiners stay: languages are written with them", () => {
  for (const character of ["\u200e", "\u200f", "\u200c", "\u200d"])
    expect(findTextFault(`a${character}b`, "personName")).toBeNull();
});
