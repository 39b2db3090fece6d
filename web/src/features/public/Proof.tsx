import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CheckCircleIcon } from "../../components/icons.ts";
import { landing } from "./content/landing.ts";
import { specimen } from "./content/specimen.ts";
import { SectionTitle } from "./SectionTitle.tsx";

/** Checks of the specimen, each with its paragraph: what the product proves, in its own words. */
export function Proof() {
  return (
    <Box component="section" aria-labelledby="proof" sx={bandStyle}>
      <SectionTitle id="proof" title={landing.proof.title} lead={landing.proof.lead} />
      <Box component="ul" sx={listStyle}>
        {specimen.checks.map(({ id, title, paragraph, explanation }) => (
          <Box component="li" key={id} sx={{ display: "flex", gap: 1.5 }}>
            <CheckCircleIcon color="success" fontSize="small" aria-hidden sx={{ mt: "2px" }} />
            <div>
              <Typography variant="h2" component="h3">
                {title}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 0.25 }}>
                {explanation}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.75, fontWeight: 550 }}>
                {paragraph}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

// The band reaches both edges of the window without making the page wider than it.
const bandStyle = {
  mt: { xs: 6, sm: 9 },
  py: { xs: 5, sm: 7 },
  bgcolor: "tint.quiet",
  boxShadow: "0 0 0 100vmax var(--mui-palette-tint-quiet)",
  clipPath: "inset(0 -100vmax)",
} as const;

const listStyle = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  columnGap: 6,
  rowGap: 4,
} as const;
