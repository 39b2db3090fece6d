import { expect, test } from "vitest";
import { confidenceAt } from "./confidenceOf.ts";

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
  (share, told) => {
    expect(confidenceAt(share, bars)).toBeCloseTo(told, 10);
  },
);

test("what is not sure stays below the bar, however near", () => {
  expect(confidenceAt(0.95349, bars)).toBeLessThan(0.7);
});
