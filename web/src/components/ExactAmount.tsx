import { formatExactly } from "../lib/format/formatAmount.ts";

type Props = { amount: string; currency: string };

/** An amount to the last decimal, which is copied as a number with its sign. */
export function ExactAmount({ amount, currency }: Props) {
  return <span data-amount={amount}>{formatExactly(amount, currency)}</span>;
}
