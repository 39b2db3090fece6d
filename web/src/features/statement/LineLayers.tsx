import Typography from "@mui/material/Typography";
import type { StatementLine } from "../../lib/api/StatementLine.ts";
import { formatAmount, formatMoney } from "../../lib/format/formatAmount.ts";

type Props = { line: StatementLine; currency: string };

/** What a derived line follows from, and the layers of one that adjustments changed. */
export function LineLayers({ line, currency }: Props) {
  const isAdjusted = /[1-9]/.test(line.adjustments);
  if (!isAdjusted && !line.isDerived) return null;
  const [calculated, adjustments] = [line.calculated, line.adjustments].map((amount) =>
    formatMoney(amount, currency, 2),
  );
  return (
    <Typography variant="body2" component="div" color="textSecondary">
      {line.isDerived && <div>{`Derived: ${sumOf(line, currency)}`}</div>}
      {isAdjusted && <div>{`Calculated ${calculated} · adjustments ${adjustments}`}</div>}
    </Typography>
  );
}

/** Most pieces that the sum of a line names before it only counts them. */
const MOST_NAMED = 4;

/** "Land (25,000) + Machines (30,000) = (55,000)": the sum of a derived line in one line. */
function sumOf({ sources, currentYear }: StatementLine, currency: string): string {
  const named = sources
    .slice(0, MOST_NAMED)
    .map(({ accountName, amount }) => `${accountName} ${formatAmount(amount, currency)}`);
  const others = sources.length - named.length;
  const parts = others > 0 ? [...named, `${others} more`] : named;
  return `${parts.join(" + ")} = ${formatAmount(currentYear, currency)}`;
}
