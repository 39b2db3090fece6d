import fc from "fast-check";
import { expect, test } from "vitest";
import { anyOf, inOrder, together } from "./TextPattern.ts";

const words = fc.array(fc.constantFrom("lease", "ended", "cost", "leased"), { maxLength: 6 });

test("patterns in order find what the one expression with anything between finds", () => {
  fc.assert(
    fc.property(words, (written) => {
      const text = written.join(" ");
      expect(inOrder(/lease/, /ended/).test(text)).toBe(/lease.*ended/.test(text));
      expect(together(/lease/, /ended/).test(text)).toBe(/lease.*ended|ended.*lease/.test(text));
    }),
  );
});

test("one of several is enough", () => {
  const pattern = anyOf(/cost/, inOrder(/lease/, /ended/));
  expect(["cost", "lease ended", "ended lease"].map(pattern.test)).toEqual([true, true, false]);
});
