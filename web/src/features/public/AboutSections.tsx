import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { claims, published } from "./content/claims.ts";
import { Figures } from "./Figures.tsx";
import { Section } from "./Section.tsx";

/** The figures and certifications of the house, as far as its owner publishes them. */
export function AboutSections({ impact = claims.impact, certifications = claims.certifications }) {
  const figures = published(impact);
  const names = published(certifications);
  return (
    <>
      {figures.length > 0 && (
        <Section title="Impact">
          <Figures figures={figures} />
        </Section>
      )}
      {names.length > 0 && <Certifications names={names} />}
    </>
  );
}

function Certifications({ names }: { names: readonly string[] }) {
  return (
    <Section title="Certifications">
      <Box
        component="ul"
        sx={{ display: "flex", flexWrap: "wrap", gap: 3, m: 0, p: 0, listStyle: "none" }}
      >
        {names.map((name) => (
          <Typography component="li" key={name} variant="h3">
            {name}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}
