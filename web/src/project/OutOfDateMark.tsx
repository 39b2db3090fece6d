import Box from "@mui/material/Box";

/** The word for a statement whose files, adjustments or settings have changed since. */
export function OutOfDateMark() {
  return (
    <Box component="span" sx={markStyle}>
      Out of date
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
  color: "warning.main",
  bgcolor: "tint.warning",
} as const;
