import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

type Figure = { figure: string; label: string };

/** A row of large figures with their labels. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: 7, rowGap: 3, m: 0 }}>
      {figures.map(({ figure, label }) => (
        <Box key={label} sx={{ display: "flex", flexDirection: "column-reverse" }}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: "2rem", lineHeight: "2.5rem", fontWeight: 650 }}
          >
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
