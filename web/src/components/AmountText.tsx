import Box from "@mui/material/Box";
import { formatAmount } from "../lib/format/formatAmount.ts";

type Props = { amount: string; currency: string };

/** An amount whose closing parenthesis hangs in the margin, so that digits stay in line. */
export function AmountText({ amount, currency }: Props) {
  const written = formatAmount(amount, currency);
  if (!written.endsWith(")")) return written;
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      {written.slice(0, -1)}
      <Box component="span" sx={{ display: "inline-block", width: 0 }}>
        )
      </Box>
    </Box>
  );
}
