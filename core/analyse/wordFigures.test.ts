import { expect, test } from "vitest";
import { findUnsupportedFigures } from "./findUnsupportedFigures.ts";
import { wordFigures } from "./wordFigures.ts";

test("an amount stands in a sentence as everywhere else, and among the figures as the API has it", () => {
  const { figures, amount } = wordFigures(2);
  const text = `It moved from ${amount("before", -123_456n)} to ${amount("now", 10_000n)}.`;
  expect(text).toBe("It moved from (1,234.56) to 100.00.");
  expect(figures).toEqual({ before: "-1234.56", now: "100.00" });
  const supported = { figures: Object.values(figures), quotations: [] };
  expect(findUnsupportedFigures(text, supported)).toEqual([]);
});

test("an estimate is told to two digits, and never to the cent", () => {
  const { figures, estimate } = wordFigures(2);
  const estimates = [1_234_567n, -98_765n, 1_234_567_890n, 45n].map((value) =>
    estimate(`of ${value}`, value),
  );
  expect(estimates).toEqual(["12,000", "(990)", "12,000,000", "0.45"]);
  expect(Object.values(figures)).toEqual(["12000.00", "-990.00", "12000000.00", "0.45"]);
  const text = `It would be about ${estimates[0]}.`;
  const supported = { figures: Object.values(figures), quotations: [] };
  expect(findUnsupportedFigures(text, supported)).toEqual([]);
});
