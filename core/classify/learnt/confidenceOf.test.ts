import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { classifyByRules } from "../classify.ts";
import { bookOf, confidenceAt, wordingOf } from "./confidenceOf.ts";
import learntConfidence from "./learntConfidence.json" with { type: "json" };

const nothing = { given: new Map(), remembered: new Map() };

const bars = [
  [0, 0],
  [0.5, 0.4],
  [0.9535, 0.7],
  [0.954, 0.8],
  [0.9545, 0.95],
  [1, 0.98],
];

test.each([
  [0, 0],
  [0.25, 0.2],
  [0.5, 0.4],
  [0.72675, 0.55],
  [0.9535, 0.95],
  [0.9543, 0.95],
  [1, 0.98],
])(
  "a share of %d right is told as %d: between bars that are one there is nothing",
  (share, confidence) => {
    expect(confidenceAt(share, bars)).toBeCloseTo(confidence, 10);
  },
);

describe("how books are worded is told by their names and how many they are", () => {
  const facts = (name: string): AccountFacts => {
    return { code: name, name, type: "", section: null, side: null };
  };
  const wordingIn = (names: readonly string[]) => {
    const read = classifyByRules(names.map(facts), nothing, { chart: null, language: "english" });
    return wordingOf(facts("Sales"), bookOf(read));
  };
  const plain = ["Bank", "Sales", "Wages", "Rent", "Office supplies", "Trade creditors"];
  const phrased = plain.map((name) => `Transfers to ${name}`);
  const numbered = Array.from({ length: 61 }, (_, at) => `Bank ${at}`);

  test.each([
    ["small", plain],
    ["plain", numbered],
    ["phrased", phrased],
  ])("%s", (wording, names) => {
    expect(wordingIn(names)).toBe(wording);
  });
});

test("what is not sure stays below the bar, however near", () => {
  expect(confidenceAt(0.95349, bars)).toBeLessThan(0.7);
});

test("by name a reading is sure in plain books before it is in phrased ones", () => {
  const { plain, phrased } = learntConfidence.byKind;
  const sureFrom = (own: readonly (readonly number[])[]) =>
    own.find(([, confidence = 0]) => confidence >= 0.7)?.[0] ?? 1;
  expect(sureFrom(plain.name.bars)).toBeLessThan(sureFrom(phrased.name.bars));
});

test("what signs tell is learnt from all books by name, and from phrased ones alone by side", () => {
  const { plain, phrased } = learntConfidence.byKind;
  expect(plain.name.signs).toEqual(phrased.name.signs);
  expect(plain.side.signs).not.toEqual(phrased.side.signs);
});
