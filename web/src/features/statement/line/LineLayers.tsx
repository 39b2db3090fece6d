import Typography from "@mui/material/Typography";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";
import { formatAmount, formatMoney } from "../../../lib/format/formatAmount.ts";

type Props = { line: StatementLine; currency: string };

/** What a derived line follows from, and the layers of one that adjustments changed. */
export function LineLayers({ line, currency }: Props) {
  const isAdjusted = /[1-9]/.test(line.adjustments);
  if (!isAdjusted && !line.isDerived) return null;
  const [calculated, adjustments] = [line.calculated, line.adjustments].map((amount) =>
    formatMoney(amount, currency, "exactly"),
  );
  return (
    <Typography variant="body2" component="div" color="textSecondary">
      {line.isDerived && <div>{`Derived: ${sumOf(line)}`}</div>}
      {isAdjusted && <div>{`Calculated ${calculated} · adjustments ${adjustments}`}</div>}
    </Typography>
  );
}

/** More amounts than these do not stand in one line: the rest is in the list beneath. */
const MOST_SHOWN = 5;

/** "(68,500) + 19,900 + (56,200) = (104,800)": the accounts beneath, added up in one line. */
function sumOf({ sources, currentYear }: StatementLine): string {
  const amounts = sources.map(({ amount }) => formatAmount(amount));
  const sum = formatAmount(currentYear);
  if (amounts.length > MOST_SHOWN) return `the movements of ${amounts.length} accounts = ${sum}`;
  return `${amounts.join(" + ")} = ${sum}`;
}
