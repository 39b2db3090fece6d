import { expect, test } from "vitest";
import { findUnsupportedFigures } from "./findUnsupportedFigures.ts";
import { wordFigures } from "./wordFigures.ts";

test("an amount stands in a sentence as everywhere else, and among the figures as the API has it", () => {
  const { figures, amount } = wordFigures();
  const text = `It moved from ${amount("before", -123_456n)} to ${amount("now", 10_000n)}.`;
  expect(text).toBe("It moved from (1,234.56) to 100.00.");
  expect(figures).toEqual({ before: "-1234.56", now: "100.00" });
  const supported = { figures: Object.values(figures), quotations: [] };
  expect(findUnsupportedFigures(text, supported)).toEqual([]);
});
