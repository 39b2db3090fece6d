import { AmountText } from "../components/AmountText.tsx";
import { readAmount } from "../lib/format/readAmount.ts";
import { subtractAmounts } from "../lib/format/subtractAmounts.ts";
import type { Figure } from "./FigureSwitch.tsx";
import type { ShownLine } from "./ShownLine.ts";
import { StatusBadge } from "./StatusBadge.tsx";

type Props = {
  line: ShownLine;
  currency: string;
  figures: readonly Figure[];
  onOpen: ((lineId: string) => void) | undefined;
};

/** One line: label left, amounts right, and the way to where its number comes from. */
export function StatementRow({ line, currency, figures, onOpen }: Props) {
  const { currentYear } = line;
  const priorYear = line.isPriorYearKnown ? line.priorYear : null;
  const variance = priorYear === null ? null : subtractAmounts(currentYear, priorYear);
  const amounts = { current: currentYear, prior: priorYear, variance };
  // A zero has nothing to rely on, and a total is as good as the lines it adds up.
  const isShown = !line.isSubtotal && !readAmount(currentYear).isZero;
  return (
    <tr
      className={`${rowClass(line)}${onOpen ? " opens" : ""}`}
      data-concept={line.concept}
      // The button in the label is the keyboard's way; the row is only a larger target.
      onClick={onOpen && (() => onOpen(line.id))}
    >
      <th scope="row" className="label">
        {onOpen ? (
          <button type="button" className="open" aria-haspopup="dialog">
            {line.lineItem}
          </button>
        ) : (
          line.lineItem
        )}
      </th>
      {figures.map((name) => (
        <AmountCell key={name} name={name} currency={currency} amount={amounts[name]} />
      ))}
      <td className="status">{isShown && <StatusBadge line={line} currency={currency} />}</td>
    </tr>
  );
}

type CellProps = {
  name: Figure;
  /** Null where it is not known: shown as a blank, not as zero. */
  amount: string | null;
  currency: string;
};

function AmountCell({ name, amount, currency }: CellProps) {
  return (
    <td className={`amount ${name}`}>
      {amount !== null && (
        <span className="figure">
          <AmountText amount={amount} currency={currency} />
        </span>
      )}
    </td>
  );
}

function rowClass({ concept, isSubtotal, category }: ShownLine): string {
  if (concept === "cash_at_end") return "subtotal ruled closing";
  if (concept === "cash_at_beginning") return "balance";
  if (isSubtotal) return "subtotal ruled";
  return category === "reconciliation" ? "balance" : "line";
}
