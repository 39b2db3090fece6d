import CheckOutlined from "@mui/icons-material/CheckOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import ErrorOutline from "@mui/icons-material/ErrorOutlineOutlined";
import Box from "@mui/material/Box";
import type SvgIcon from "@mui/material/SvgIcon";
import type { LineStatus } from "@tieout/core";

const looks = {
  auto: { label: "Auto", color: "text.secondary", bgcolor: "transparent", Icon: null },
  manual: { label: "Manual", color: "text.primary", bgcolor: "tint.quiet", Icon: EditOutlined },
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

/** How far a line can be relied on, in a word and a colour. */
export function StatusBadge({ status }: { status: LineStatus }) {
  const { label, color, bgcolor, Icon } = looks[status];
  return (
    <Box component="span" sx={{ ...badgeStyle, color, bgcolor, px: Icon ? 0.75 : 0 }}>
      {Icon && <Icon sx={{ fontSize: 14 }} aria-hidden />}
      <span className="word">{label}</span>
    </Box>
  );
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
