/** One step from opening to closing cash; from and to are shares of the bridge's width. */
export type BridgeStep = {
  label: string;
  amount: string;
  from: number;
  to: number;
  isTotal: boolean;
};

type Part = { label: string; amount: string };

/** The bars of a bridge: an opening balance, what moved it, and the closing balance. */
export function bridgeSteps(
  opening: Part,
  movements: readonly Part[],
  closing: Part,
): BridgeStep[] {
  const levels = [Number(opening.amount)];
  for (const { amount } of movements) levels.push((levels.at(-1) ?? 0) + Number(amount));
  const [low, high] = [Math.min(0, ...levels), Math.max(0, ...levels)];
  const share = (level: number) => (high === low ? 0 : (level - low) / (high - low));
  const bar = (part: Part, one: number, other: number, isTotal: boolean) => ({
    ...part,
    from: share(Math.min(one, other)),
    to: share(Math.max(one, other)),
    isTotal,
  });
  return [
    bar(opening, 0, Number(opening.amount), true),
    ...movements.map((part, i) => bar(part, levels[i] ?? 0, levels[i + 1] ?? 0, false)),
    bar(closing, 0, Number(closing.amount), true),
  ];
}
