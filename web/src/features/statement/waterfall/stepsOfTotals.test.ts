import { expect, test } from "vitest";
import { stepsOfTotals } from "./stepsOfTotals.ts";

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

test("exchange rates and a difference have bars only when they are there", () => {
  const steps = stepsOfTotals(
    {
      ...totals,
      effectOfExchangeRates: "-40.00",
      unreconciledDifference: "12.00",
    },
    [],
  );
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
