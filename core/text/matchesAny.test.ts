import { expect, test } from "vitest";
import { matchesAny } from "./matchesAny.ts";

const holds = matchesAny([/^cash|\bbank$/i, /^[AR]VA\b/, /^ſtock$/iu]);

test.each<[string, boolean]>([
  ["CASH in hand", true],
  ["At the bank", true],
  ["RVA on sales", true],
  ["rva on goodwill", false],
  ["Petty cash box", false],
  ["Stock", true],
  ["", false],
])("tells whether %j holds any of the patterns, each read in its own manner", (text, isHeld) => {
  expect(holds(text)).toBe(isHeld);
});

test("finds nothing by no pattern", () => {
  expect(matchesAny([])("Cash")).toBe(false);
});

test("finds what it found before again, where a pattern looks for all of what it finds", () => {
  const holdsNote = matchesAny([/\bnotes?\b/g]);
  expect([holdsNote("Bank note"), holdsNote("Bank note")]).toEqual([true, true]);
});
