import { formatAmount } from "../lib/format/formatAmount.ts";

type Props = { amount: string; currency: string };

/** An amount whose closing parenthesis hangs in the margin, so that digits stay in line. */
export function AmountText({ amount, currency }: Props) {
  const written = formatAmount(amount, currency);
  return (
    <span className={written.endsWith(")") ? "money hanging" : "money"} data-amount={amount}>
      {written}
    </span>
  );
}
