import CheckOutlined from "@mui/icons-material/CheckOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import ErrorOutline from "@mui/icons-material/ErrorOutlineOutlined";
import Box from "@mui/material/Box";
import type SvgIcon from "@mui/material/SvgIcon";
import type { LineStatus } from "@tieout/core";
import { formatAmount } from "../lib/format/formatAmount.ts";
import type { ShownLine } from "./ShownLine.ts";

const looks = {
  auto: { label: "Auto", color: "text.secondary", bgcolor: "transparent", Icon: null },
  manual: { label: "Adjusted", color: "text.primary", bgcolor: "tint.quiet", Icon: EditOutlined },
  verified: {
    label: "Verified",
    color: "success.main",
    bgcolor: "tint.success",
    Icon: CheckOutlined,
  },
  review: { label: "Review", color: "warning.main", bgcolor: "tint.warning", Icon: ErrorOutline },
} as const satisfies Record<
  LineStatus,
  { label: string; color: string; bgcolor: string; Icon: typeof SvgIcon | null }
>;

type Props = {
  line: Pick<ShownLine, "status" | "calculated" | "adjustments" | "isDerived">;
  currency: string;
};

/** How far a line can be relied on: what a person did to it, or how it came about. */
export function StatusBadge({ line, currency }: Props) {
  const { color, bgcolor, Icon } = looks[line.status];
  return (
    <Box component="span" sx={{ ...badgeStyle, color, bgcolor, px: Icon ? 0.75 : 0 }}>
      {Icon && <Icon sx={{ fontSize: 14 }} aria-hidden />}
      <span className="word">{labelOf(line, currency)}</span>
    </Box>
  );
}

/** "Adjusted (34,000)" names what was added to the calculated figure, "Derived" what no account says. */
function labelOf(line: Props["line"], currency: string): string {
  if (line.status === "auto" && line.isDerived) return "Derived";
  const { adjustments = "" } = line;
  if (line.status === "manual" && /[1-9]/.test(adjustments))
    return `Adjusted ${formatAmount(adjustments, currency)}`;
  return looks[line.status].label;
}

const badgeStyle = {
  display: "inline-flex",
  alignItems: "baseline",
  "& svg": { alignSelf: "center" },
  gap: 0.5,
  borderRadius: 1,
  fontSize: "0.75rem",
  lineHeight: "1.25rem",
  fontWeight: 500,
} as const;
