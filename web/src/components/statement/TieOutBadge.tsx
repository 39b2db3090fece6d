import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ReportProblemOutlined from "@mui/icons-material/ReportProblemOutlined";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { Link as RouterLink } from "react-router-dom";
import { formatMoney } from "../../lib/format/formatAmount.ts";

type Props = {
  tiesOut: boolean;
  cashAtEnd: string;
  difference: string;
  currency: string;
  /** Where the reason stands, when the statement does not tie. */
  whyPath?: string;
};

/** The first thing on the page: whether the statement ties out, and by how much it does not. */
export function TieOutBadge({
  tiesOut,
  cashAtEnd,
  difference,
  currency,
  whyPath = "#checks",
}: Props) {
  if (tiesOut) {
    return (
      <Box component="p" sx={{ ...badgeStyle, color: "success.main", bgcolor: "tint.success" }}>
        <CheckCircleOutlined fontSize="small" aria-hidden />
        <span>{`Ties out · ${formatMoney(cashAtEnd, currency)} closing cash agrees with the balance sheet`}</span>
      </Box>
    );
  }
  const missing = formatMoney(difference.replace("-", ""), currency, 2);
  return (
    <ButtonBase
      component={RouterLink}
      to={whyPath}
      sx={{ ...badgeStyle, color: "error.main", bgcolor: "tint.error" }}
    >
      <ReportProblemOutlined fontSize="small" aria-hidden />
      <span>
        {`Out by ${missing} · `}
        <Box component="span" sx={{ textDecoration: "underline", textUnderlineOffset: "3px" }}>
          see why
        </Box>
      </span>
    </ButtonBase>
  );
}

const badgeStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: 1,
  m: 0,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  fontWeight: 600,
  textAlign: "left",
  fontFamily: "inherit",
} as const;
