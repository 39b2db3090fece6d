import { expect, test } from "vitest";
import { ownReference } from "./ownReference.ts";

test.each(["-", "--", ".", "*", "n/a", "N/A", "NA", "n.a.", "none", "Nil"])(
  "%s stands where a reference would: it is none",
  (text) => expect(ownReference(text)).toBe(""),
);

test.each(["1", "A-1", "NA-17", "Nonet", "収-1", "#4", "Nilsen"])("%s is a reference", (text) =>
  expect(ownReference(text)).toBe(text),
);
