import { expect, test } from "vitest";
import { waterfallSteps } from "./waterfallSteps.ts";

const totals = {
  operating: "194000.00",
  investing: "-338000.00",
  financing: "132000.00",
  effectOfExchangeRates: "0.00",
  netChange: "-12000.00",
  cashAtBeginning: "49000.00",
  cashAtEnd: "37000.00",
  unreconciledDifference: "0.00",
};

test("each bar begins where the one before it ended, and the last flow ends at closing cash", () => {
  const steps = waterfallSteps(totals);
  const flows = steps.filter(({ kind }) => kind === "flow");
  expect(flows.map(({ label }) => label)).toEqual(["Operating", "Investing", "Financing"]);
  expect(flows[0]?.from).toBe(49_000);
  expect(flows[1]?.from).toBe(flows[0]?.to);
  expect(flows.at(-1)?.to).toBe(37_000);
  expect(steps.at(-1)).toMatchObject({ label: "Closing cash", from: 0, to: 37_000 });
});

test("exchange rates and a difference have bars only when they are there", () => {
  const steps = waterfallSteps({
    ...totals,
    effectOfExchangeRates: "-40.00",
    unreconciledDifference: "12.00",
  });
  expect(steps.map(({ label }) => label)).toEqual([
    "Opening cash",
    "Operating",
    "Investing",
    "Financing",
    "Exchange rates",
    "Unreconciled",
    "Closing cash",
  ]);
});
