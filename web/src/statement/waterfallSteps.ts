import { minorOf } from "@tieout/core";

type Part = {
  label: string;
  amount: string;
  /** Whether something is asked that may change it. */
  isInReview?: boolean;
};

/** One bar of the way from opening to closing cash. */
export type WaterfallStep = Part & {
  kind: "balance" | "flow";
  /** Where the bar begins and ends, as a share of the chart; a balance begins at nil. For drawing alone. */
  from: number;
  to: number;
};

/** The bars from an opening balance over what moved it to the closing one. */
export function waterfallSteps(
  opening: Part,
  flows: readonly Part[],
  closing: Part,
): WaterfallStep[] {
  const levels = [minorOf(opening.amount)];
  for (const { amount } of flows) levels.push((levels.at(-1) ?? 0n) + minorOf(amount));
  const all = [0n, ...levels, minorOf(closing.amount)];
  const [low, high] = [
    all.reduce((least, level) => (level < least ? level : least)),
    all.reduce((most, level) => (level > most ? level : most)),
  ];
  // Amounts are exact up to here; a place on the screen need not be.
  const share = (level = 0n) => (high === low ? 0 : Number(level - low) / Number(high - low));
  const balance = (part: Part): WaterfallStep => ({
    ...part,
    kind: "balance",
    from: share(),
    to: share(minorOf(part.amount)),
  });
  return [
    balance(opening),
    ...flows.map(
      (part, at): WaterfallStep => ({
        ...part,
        kind: "flow",
        from: share(levels[at]),
        to: share(levels[at + 1]),
      }),
    ),
    balance(closing),
  ];
}
