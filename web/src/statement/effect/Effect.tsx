import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AdjustmentEffect } from "@tieout/contract";
import type { Method } from "@tieout/core";
import { formatMoney } from "../../lib/format/formatAmount.ts";
import { EffectTable } from "./EffectTable.tsx";
import { ProblemLines } from "./ProblemLines.tsx";
import { TieChange } from "./TieChange.tsx";

type Props = {
  effect: AdjustmentEffect;
  method: Method;
  currency: string;
  /** Whether it belongs to what was written before, and another is being worked out. */
  isOld: boolean;
};

/** What a change would do to the statement: whether it ties out then, and the lines that differ. */
export function Effect({ effect, method, currency, isOld }: Props) {
  if (effect.problems.length > 0) {
    return <ProblemLines problems={effect.problems.map(({ message }) => message)} />;
  }
  return (
    <Box sx={{ display: "grid", gap: 1, opacity: isOld ? 0.55 : 1 }}>
      {effect.tie && <TieChange tie={effect.tie} currency={currency} />}
      <EffectTable changes={effect.changes[method]} method={method} />
      {effect.nonCashTransactions.map(({ amount }) => (
        <Typography key={amount} variant="body2" color="textSecondary">
          {`Disclosed beneath the statement as a non-cash transaction of ${formatMoney(amount, currency, "exactly")}.`}
        </Typography>
      ))}
      {effect.warnings.map(({ message }) => (
        <Alert key={message} severity="warning" variant="outlined">
          {message}
        </Alert>
      ))}
    </Box>
  );
}
