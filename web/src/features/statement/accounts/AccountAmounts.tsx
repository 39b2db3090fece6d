import { AmountText } from "../../../components/AmountText.tsx";

type Props = { opening: string; closing: string; movement: string; currency: string };

/** The three amounts at the end of a row of the grid. */
export function AccountAmounts({ opening, closing, movement, currency }: Props) {
  return (
    <>
      <td className="amount opening">
        <AmountText amount={opening} currency={currency} />
      </td>
      <td className="amount">
        <AmountText amount={closing} currency={currency} />
      </td>
      <td className="amount movement">
        <AmountText amount={movement} currency={currency} />
      </td>
    </>
  );
}
