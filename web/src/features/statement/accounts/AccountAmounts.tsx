import { AmountText } from "../../../components/AmountText.tsx";

type Props = { opening: string; closing: string; movement: string };

/** The three amounts at the end of a row of the grid. */
export function AccountAmounts({ opening, closing, movement }: Props) {
  return (
    <>
      <td className="amount opening">
        <AmountText amount={opening} />
      </td>
      <td className="amount">
        <AmountText amount={closing} />
      </td>
      <td className="amount movement">
        <AmountText amount={movement} />
      </td>
    </>
  );
}
