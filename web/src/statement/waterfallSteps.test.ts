import { expect, test } from "vitest";
import { waterfallSteps } from "./waterfallSteps.ts";

test("each bar begins where the one before it ended, and the last agrees with the balance", () => {
  const steps = waterfallSteps(
    { label: "Opening", amount: "100.00" },
    [
      { label: "Operating", amount: "300.00" },
      { label: "Investing", amount: "-200.00" },
    ],
    { label: "Closing", amount: "200.00" },
  );
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.25],
    [0.25, 1],
    [1, 0.5],
    [0, 0.5],
  ]);
});

test("an overdraft on the way stands below nil", () => {
  const steps = waterfallSteps(
    { label: "Opening", amount: "10" },
    [{ label: "Operating", amount: "-20" }],
    { label: "Closing", amount: "-10" },
  );
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [0.5, 1],
    [1, 0],
    [0.5, 0],
  ]);
});
