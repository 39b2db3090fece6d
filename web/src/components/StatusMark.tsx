import Box from "@mui/material/Box";
import type SvgIcon from "@mui/material/SvgIcon";

const looks = {
  quiet: { color: "text.secondary", bgcolor: "tint.quiet" },
  plain: { color: "text.primary", bgcolor: "tint.quiet" },
  warning: { color: "warning.main", bgcolor: "tint.warning" },
  error: { color: "error.main", bgcolor: "tint.error" },
  success: { color: "success.main", bgcolor: "tint.success" },
} as const;

export type StatusLook = keyof typeof looks;

type Props = { look: StatusLook; label: string; icon?: typeof SvgIcon | undefined };

/** The status of a thing as a small coloured mark with its word. */
export function StatusMark({ look, label, icon: Icon }: Props) {
  return (
    <Box component="span" sx={{ ...markStyle, ...looks[look] }}>
      {Icon && <Icon sx={{ fontSize: 14 }} aria-hidden />}
      {label}
    </Box>
  );
}

const markStyle = {
  display: "inline-flex",
  // The word's baseline is the mark's, whatever stands before it.
  alignItems: "baseline",
  "& svg": { alignSelf: "center" },
  gap: 0.5,
  px: 0.875,
  borderRadius: 1,
  fontSize: "0.75rem",
  lineHeight: "1.25rem",
  fontWeight: 500,
  whiteSpace: "nowrap",
} as const;
