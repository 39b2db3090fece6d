import { formatAmount } from "../lib/format/formatAmount.ts";

type Props = { amount: string };

/** An amount whose closing parenthesis hangs in the margin, so that digits stay in line. */
export function AmountText({ amount }: Props) {
  const written = formatAmount(amount);
  return (
    <span className={written.endsWith(")") ? "money hanging" : "money"} data-amount={amount}>
      {written}
    </span>
  );
}
