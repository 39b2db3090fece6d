import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../config/paths.ts";
import { claims, plans, questions } from "./content/claims.ts";
import { Figures } from "./Figures.tsx";
import { Section } from "./Section.tsx";

/** The plans, what they return, and the questions people ask of them. */
export function PricingSections() {
  return (
    <>
      <Section title="Plans" isWide>
        <Box
          sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "repeat(3, 1fr)" } }}
        >
          {plans.map((plan) => (
            <PlanCard key={plan.name} {...plan} />
          ))}
        </Box>
      </Section>
      <Section title="What it returns">
        <Figures figures={claims.returns} />
      </Section>
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
        p: 3,
        display: "flex",
        flexDirection: "column",
        ...(name === "Professional" && { borderColor: "primary.main", borderWidth: 2 }),
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
        </Box>
        /month
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 3, pl: 2.25, "& li": { py: 0.375 } }}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {without.map((point) => (
          <Box component="li" key={point} sx={{ color: "text.secondary" }}>
            {`No ${point.startsWith("AI") ? point : point.toLowerCase()}`}
          </Box>
        ))}
      </Box>
      <Button
        component={RouterLink}
        to={paths.home}
        variant={name === "Professional" ? "contained" : "outlined"}
        color={name === "Professional" ? "primary" : "inherit"}
        sx={{ mt: "auto" }}
      >
        {button}
      </Button>
    </Paper>
  );
}
