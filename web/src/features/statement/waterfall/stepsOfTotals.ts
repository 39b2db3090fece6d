import type { CashFlow } from "@tieout/contract";
import {
  type Method,
  minorOf,
  type PresentationUnit,
  presentAmount,
  presentStatement,
} from "@tieout/core";
import { type WaterfallStep, waterfallSteps } from "../../../statement/waterfallSteps.ts";

type Statement = NonNullable<CashFlow["statements"]>[Method];
type Totals = NonNullable<CashFlow["totals"]>;

/** The bars of a statement, each marked where its total is; a foot line of nil has none. */
export function stepsOfTotals(totals: Totals, lines: Statement["lines"]): WaterfallStep[] {
  const inReview = new Set(
    lines.flatMap(({ concept, status }) => (status === "review" ? [concept] : [])),
  );
  const part = (label: string, total: keyof Totals) => ({
    label,
    amount: totals[total],
    isInReview: inReview.has(conceptOf[total]),
  });
  const foot = [
    part("Exchange rates", "effectOfExchangeRates"),
    part("Unreconciled", "unreconciledDifference"),
  ];
  return waterfallSteps(
    part("Opening cash", "cashAtBeginning"),
    [
      part("Operating", "operating"),
      part("Investing", "investing"),
      part("Financing", "financing"),
      ...foot.filter(({ amount }) => minorOf(amount) !== 0n),
    ],
    part("Closing cash", "cashAtEnd"),
  );
}

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
export function totalsShown({ lines, totals }: Statement, unit: PresentationUnit): Totals {
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
