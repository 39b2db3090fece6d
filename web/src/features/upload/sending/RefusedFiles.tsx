import Box from "@mui/material/Box";

/** Why files were not taken: a message over the page goes before several of them are read. */
export function RefusedFiles({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Box component="ul" aria-label="Not uploaded" sx={listStyle}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </Box>
  );
}

const listStyle = {
  m: 0,
  mt: 0.75,
  pl: 2.25,
  color: "error.main",
  fontSize: "0.8125rem",
  overflowWrap: "anywhere",
} as const;
