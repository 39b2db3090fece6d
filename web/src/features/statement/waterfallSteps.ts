import type { CashFlow } from "@tieout/contract";

export type WaterfallStep = {
  label: string;
  amount: string;
  kind: "balance" | "flow";
  /** Where the bar begins and ends, for drawing only; the amount above is the exact figure. */
  from: number;
  to: number;
};

/** The steps from opening to closing cash; a foot line of zero has no bar. */
export function waterfallSteps(totals: NonNullable<CashFlow["totals"]>): WaterfallStep[] {
  const flows: [string, string][] = [
    ["Operating", totals.operating],
    ["Investing", totals.investing],
    ["Financing", totals.financing],
    ...optional("Exchange rates", totals.effectOfExchangeRates),
    ...optional("Unreconciled", totals.unreconciledDifference),
  ];
  let level = Number(totals.cashAtBeginning);
  const steps: WaterfallStep[] = [balance("Opening cash", totals.cashAtBeginning)];
  for (const [label, amount] of flows) {
    const to = level + Number(amount);
    steps.push({ label, amount, kind: "flow", from: level, to });
    level = to;
  }
  return [...steps, balance("Closing cash", totals.cashAtEnd)];
}

function balance(label: string, amount: string): WaterfallStep {
  return { label, amount, kind: "balance", from: 0, to: Number(amount) };
}

function optional(label: string, amount: string): [string, string][] {
  return Number(amount) === 0 ? [] : [[label, amount]];
}
