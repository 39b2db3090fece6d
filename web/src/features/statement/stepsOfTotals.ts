import type { CashFlow } from "@tieout/contract";
import {
  type Method,
  minorOf,
  type PresentationUnit,
  presentAmount,
  presentStatement,
} from "@tieout/core";
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

type Totals = NonNullable<CashFlow["totals"]>;

/** Where each total stands among the lines. */
const conceptOf = {
  operating: "net_cash_operating",
  investing: "net_cash_investing",
  financing: "net_cash_financing",
  effectOfExchangeRates: "effect_of_exchange_rate_changes",
  netChange: "net_change_in_cash",
  cashAtBeginning: "cash_at_beginning",
  cashAtEnd: "cash_at_end",
  unreconciledDifference: "unreconciled_difference",
} as const satisfies Record<keyof Totals, string>;

/** The totals of a statement as its page shows them, so that the picture adds up as the page does. */
export function totalsShown(
  { lines, totals }: NonNullable<CashFlow["statements"]>[Method],
  unit: PresentationUnit,
): Totals {
  if (unit === "units") return totals;
  const shown = new Map(
    presentStatement(lines, unit).map(({ concept, currentYear }) => [concept, currentYear]),
  );
  const amountOf = (total: keyof Totals) =>
    shown.get(conceptOf[total]) ?? presentAmount(totals[total], unit);
  return {
    operating: amountOf("operating"),
    investing: amountOf("investing"),
    financing: amountOf("financing"),
    effectOfExchangeRates: amountOf("effectOfExchangeRates"),
    netChange: amountOf("netChange"),
    cashAtBeginning: amountOf("cashAtBeginning"),
    cashAtEnd: amountOf("cashAtEnd"),
    unreconciledDifference: amountOf("unreconciledDifference"),
  };
}
