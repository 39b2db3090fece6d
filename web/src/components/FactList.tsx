import Box from "@mui/material/Box";

type Props = { facts: readonly (readonly [string, string])[] };

/** Names and values, one beneath the other. */
export function FactList({ facts }: Props) {
  return (
    <Box component="dl" sx={listStyle}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={rowStyle}>
          <Box component="dt" sx={{ color: "text.secondary" }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = { m: 0 } as const;

const rowStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "88px minmax(0, 1fr)", sm: "160px minmax(0, 1fr)" },
  gap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0 },
} as const;
