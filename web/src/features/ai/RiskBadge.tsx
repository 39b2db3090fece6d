import ErrorOutline from "@mui/icons-material/ErrorOutlineOutlined";
import Box from "@mui/material/Box";
import type { RiskLevel } from "@tieout/core";

const looks = {
  low: { label: "Low", color: "text.secondary", bgcolor: "tint.quiet" },
  medium: { label: "Medium", color: "warning.main", bgcolor: "tint.warning" },
  high: { label: "High", color: "warning.main", bgcolor: "tint.warning" },
  critical: { label: "Critical", color: "error.main", bgcolor: "tint.error" },
} as const satisfies Record<RiskLevel, object>;

/** How much something matters, in a word and a colour. */
export function RiskBadge({ level }: { level: RiskLevel }) {
  const { label, color, bgcolor } = looks[level];
  const isLoud = level === "high" || level === "critical";
  return (
    <Box component="span" sx={{ ...badgeStyle, color, bgcolor }}>
      {isLoud && <ErrorOutline sx={{ fontSize: 14 }} aria-hidden />}
      {`${label} risk`}
    </Box>
  );
}

const badgeStyle = {
  display: "inline-flex",
  // The word's baseline is the badge's, whatever stands before it.
  alignItems: "baseline",
  "& svg": { alignSelf: "center" },
  gap: 0.5,
  px: 0.75,
  borderRadius: 1,
  fontSize: "0.75rem",
  lineHeight: "1.25rem",
  fontWeight: 500,
  whiteSpace: "nowrap",
} as const;
