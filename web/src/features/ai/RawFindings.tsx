import Box from "@mui/material/Box";
import type { AiFinding } from "@tieout/contract";

/** The findings as the API gives them, for whoever wants every figure by name. */
export function RawFindings({ results }: { results: readonly AiFinding[] }) {
  if (results.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ cursor: "pointer", fontWeight: 550, py: 1 }}>
        Raw findings
      </Box>
      <Box component="pre" tabIndex={0} aria-label="Raw findings as JSON" sx={rawStyle}>
        {JSON.stringify(results, null, 2)}
      </Box>
    </Box>
  );
}

const rawStyle = {
  m: 0,
  p: 1.5,
  maxHeight: 360,
  overflow: "auto",
  bgcolor: "tint.quiet",
  borderRadius: 1,
  fontSize: "0.75rem",
  lineHeight: "1.125rem",
} as const;
