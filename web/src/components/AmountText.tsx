import Box from "@mui/material/Box";
import { formatAmount } from "../lib/format/formatAmount.ts";

type Props = { amount: string; currency: string };

/** An amount whose closing parenthesis hangs in the margin, so that digits stay in line. */
export function AmountText({ amount, currency }: Props) {
  const written = formatAmount(amount, currency);
  const isHanging = written.endsWith(")");
  return (
    <Box component="span" className="money" sx={isHanging ? hangingStyle : undefined}>
      {written}
    </Box>
  );
}

// The width of Inter's closing parenthesis, the same in every weight.
const hangingStyle = { whiteSpace: "nowrap", mr: "-0.390625em" } as const;
