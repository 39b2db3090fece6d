import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ReportProblemOutlined from "@mui/icons-material/ReportProblemOutlined";
import Box from "@mui/material/Box";
import type { AdjustmentEffect } from "@tieout/contract";
import { formatMoney } from "../../lib/format/formatAmount.ts";

type Tie = NonNullable<AdjustmentEffect["tie"]>;

/** Whether the statement ties out with the adjustment, and whether it did without. */
export function TieChange({ tie: { before, after }, currency }: { tie: Tie; currency: string }) {
  const out = ({ unreconciledDifference }: Tie["before"]) =>
    formatMoney(unreconciledDifference.replace("-", ""), currency, 2);
  const now = before.tiesOut ? "It ties out now" : `Out by ${out(before)} now`;
  const then = after.tiesOut ? "it ties out with this" : `out by ${out(after)} with this`;
  const Icon = after.tiesOut ? CheckCircleOutlined : ReportProblemOutlined;
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
      {`${now}, ${then}.`}
    </Box>
  );
}
