import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { claims } from "./content/claims.ts";
import { Figures } from "./Figures.tsx";
import { Section } from "./Section.tsx";

/** The figures and certifications of the house. */
export function AboutSections() {
  return (
    <>
      <Section title="Impact">
        <Figures figures={claims.impact} />
      </Section>
      <Section title="Certifications">
        <Box
          component="ul"
          sx={{ display: "flex", flexWrap: "wrap", gap: 3, m: 0, p: 0, listStyle: "none" }}
        >
          {claims.certifications.map((name) => (
            <Typography component="li" key={name} variant="h3">
              {name}
            </Typography>
          ))}
        </Box>
      </Section>
    </>
  );
}
