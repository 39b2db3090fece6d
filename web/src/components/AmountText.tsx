import { formatAmount } from "../lib/format/formatAmount.ts";

/** An amount whose closing parenthesis hangs in the margin, so that digits stay in line. */
export function AmountText({ amount }: { amount: string }) {
  const written = formatAmount(amount);
  return (
    <span className={written.endsWith(")") ? "money hanging" : "money"} data-amount={amount}>
      {written}
    </span>
  );
}
