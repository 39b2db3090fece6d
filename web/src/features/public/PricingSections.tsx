import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { paths } from "../../config/paths.ts";
import { fromTablet } from "../../lib/theme/media.ts";
import { claims, isShown, plans, published, questions } from "./content/claims.ts";
import { Figures } from "./Figures.tsx";
import { Section } from "./Section.tsx";
import { tickedList } from "./tickedList.ts";

/** The plans, what they return, and the questions people ask of them. */
export function PricingSections({ returns = claims.returns }) {
  const figures = published(returns);
  return (
    <>
      <Section title="Plans" isWide>
        <Box sx={plansStyle}>
          {plans.map((plan) => (
            <PlanCard key={plan.name} {...plan} />
          ))}
        </Box>
      </Section>
      {figures.length > 0 && (
        <Section title="What it returns">
          <Figures figures={figures} />
        </Section>
      )}
      <Section title="Questions">
        <Box component="dl" sx={{ m: 0 }}>
          {questions.map(({ question, answer }) => (
            <Box key={question} sx={questionStyle}>
              <Typography component="dt" variant="h3">
                {question}
              </Typography>
              <Typography component="dd" color="textSecondary" sx={{ m: 0, mt: 0.25 }}>
                {answer}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
    </>
  );
}

const plansStyle = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "minmax(0, 1fr)",
  [fromTablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
} as const;

const pointsStyle = {
  ...tickedList,
  mb: 3,
  pt: 2,
  borderTop: 1,
  borderColor: "divider",
  "& .without": { color: "text.secondary" },
  "& .without::before": {
    height: 0,
    top: "1em",
    borderLeft: 0,
    transform: "none",
    borderColor: "text.disabled",
  },
} as const;

const questionStyle = {
  borderTop: 1,
  borderColor: "divider",
  py: 2,
  "&:first-of-type": { borderTop: 0, pt: 0 },
} as const;

function PlanCard({ name, price, points, without, button }: (typeof plans)[number]) {
  return (
    <Paper
      variant="outlined"
      component="article"
      sx={{
        p: { xs: 2.5, md: 3 },
        display: "flex",
        flexDirection: "column",
        // A ring and not a wider border: what stands inside keeps its line with the others.
        ...(name === "Professional" && {
          borderColor: "primary.main",
          boxShadow: "0 0 0 1px var(--mui-palette-primary-main)",
        }),
      }}
    >
      <Typography variant="h2" component="h3">
        {name}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2 }} color="textSecondary">
        <Box
          component="span"
          sx={{ fontSize: "2rem", lineHeight: "2.5rem", fontWeight: 650, color: "text.primary" }}
        >
          {price}
        </Box>{" "}
        /month
      </Typography>
      <Box component="ul" sx={pointsStyle}>
        {points
          .filter((point) => isShown(point))
          .map((point) => (
            <li key={point}>{point}</li>
          ))}
        {without
          .filter((point) => isShown(point))
          .map((point) => (
            <li key={point} className="without">
              {`No ${point.startsWith("AI") ? point : point.toLowerCase()}`}
            </li>
          ))}
      </Box>
      <Button
        component={RouterLink}
        to={paths.home}
        variant={name === "Professional" ? "contained" : "outlined"}
        color={name === "Professional" ? "primary" : "inherit"}
        style={{ marginTop: "auto" }}
      >
        {button}
      </Button>
    </Paper>
  );
}
