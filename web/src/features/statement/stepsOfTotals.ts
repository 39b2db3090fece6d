import type { CashFlow } from "@tieout/contract";
import { minorOf } from "@tieout/core";
import { type WaterfallStep, waterfallSteps } from "../../statement/waterfallSteps.ts";

/** The bars of a statement; a foot line of nil has none. */
export function stepsOfTotals(totals: NonNullable<CashFlow["totals"]>): WaterfallStep[] {
  const foot = [
    { label: "Exchange rates", amount: totals.effectOfExchangeRates },
    { label: "Unreconciled", amount: totals.unreconciledDifference },
  ];
  return waterfallSteps(
    { label: "Opening cash", amount: totals.cashAtBeginning },
    [
      { label: "Operating", amount: totals.operating },
      { label: "Investing", amount: totals.investing },
      { label: "Financing", amount: totals.financing },
      ...foot.filter(({ amount }) => minorOf(amount) !== 0n),
    ],
    { label: "Closing cash", amount: totals.cashAtEnd },
  );
}
