import Box from "@mui/material/Box";
import type { AdjustmentRecord } from "@tieout/contract";

const looks = {
  active: null,
  reversed: { label: "Reversed", color: "text.secondary", bgcolor: "tint.quiet" },
  stale: { label: "Stale: its file was replaced", color: "warning.main", bgcolor: "tint.warning" },
} as const satisfies Record<AdjustmentRecord["status"], object | null>;

/** Says when an adjustment does not simply count. */
export function AdjustmentStatus({ status }: { status: AdjustmentRecord["status"] }) {
  const look = looks[status];
  if (look === null) return null;
  const { label, color, bgcolor } = look;
  return (
    <Box
      component="span"
      sx={{
        px: 0.875,
        borderRadius: 1,
        fontSize: "0.75rem",
        lineHeight: "1.25rem",
        fontWeight: 500,
        color,
        bgcolor,
      }}
    >
      {label}
    </Box>
  );
}
