import Typography from "@mui/material/Typography";
import type { StatementLine } from "../../lib/api/StatementLine.ts";
import { formatMoney } from "../../lib/format/formatAmount.ts";

type Props = { line: StatementLine; currency: string };

/** The layers of a line that adjustments changed: what was calculated, and what was added to it. */
export function LineLayers({ line, currency }: Props) {
  if (!/[1-9]/.test(line.adjustments)) return null;
  const [calculated, adjustments] = [line.calculated, line.adjustments].map((amount) =>
    formatMoney(amount, currency, 2),
  );
  return (
    <Typography variant="body2" color="textSecondary">
      {`Calculated ${calculated} · adjustments ${adjustments}`}
    </Typography>
  );
}
