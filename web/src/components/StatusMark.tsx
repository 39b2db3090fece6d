import Box from "@mui/material/Box";

const looks = {
  quiet: { color: "text.secondary", bgcolor: "tint.quiet" },
  plain: { color: "text.primary", bgcolor: "tint.quiet" },
  warning: { color: "warning.main", bgcolor: "tint.warning" },
  success: { color: "success.main", bgcolor: "tint.success" },
} as const;

export type StatusLook = keyof typeof looks;

/** The status of a thing as a small coloured mark with its word. */
export function StatusMark({ look, label }: { look: StatusLook; label: string }) {
  return (
    <Box component="span" sx={{ ...markStyle, ...looks[look] }}>
      {label}
    </Box>
  );
}

const markStyle = {
  px: 0.875,
  borderRadius: 1,
  fontSize: "0.75rem",
  lineHeight: "1.25rem",
  fontWeight: 500,
  whiteSpace: "nowrap",
} as const;
