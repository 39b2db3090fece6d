import Box from "@mui/material/Box";
import type { AdjustmentEffect } from "@tieout/contract";
import { CheckCircleIcon, WarningIcon } from "../../components/icons.ts";
import { formatMoney } from "../../lib/format/formatAmount.ts";

type Tie = NonNullable<AdjustmentEffect["tie"]>;

/** Whether the statement ties out with the adjustment, and whether it did without. */
export function TieChange({ tie: { before, after }, currency }: { tie: Tie; currency: string }) {
  const out = ({ unreconciledDifference, draftReason }: Tie["before"]) =>
    /[1-9]/.test(unreconciledDifference)
      ? `out by ${formatMoney(unreconciledDifference.replace("-", ""), currency, "exactly")}`
      : `a draft (${(draftReason ?? "").replace(/\.$/, "")})`;
  const Icon = after.tiesOut ? CheckCircleIcon : WarningIcon;
  return (
    <Box
      sx={{
        display: "flex",
        gap: 1,
        alignItems: "center",
        fontWeight: 550,
        color: after.tiesOut ? "success.main" : "error.main",
      }}
    >
      <Icon fontSize="small" aria-hidden />
      {tieText(before, after, out)}
    </Box>
  );
}

function tieText(
  before: Tie["before"],
  after: Tie["after"],
  out: (tie: Tie["before"]) => string,
): string {
  if (before.tiesOut && after.tiesOut) return "It ties out, with this as without.";
  if (after.tiesOut) return `It is ${out(before)} now, and ties out with this.`;
  if (before.tiesOut) return `It ties out now, and is ${out(after)} with this.`;
  const [was, is] = [out(before), out(after)];
  return was === is
    ? `It is ${is}, with this as without.`
    : `It is ${was} now, and ${is} with this.`;
}
