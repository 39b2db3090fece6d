import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Button } from "../../components/Button.tsx";
import { PageMeta } from "../../components/page/PageMeta.tsx";
import { paths } from "../../config/paths.ts";
import { productName } from "../../config/product.ts";
import { CardGrid } from "./CardGrid.tsx";
import { landing } from "./content/landing.ts";
import { OfferData } from "./OfferData.tsx";
import { Proof } from "./Proof.tsx";
import { PublicLayout } from "./PublicLayout.tsx";
import { SectionTitle } from "./SectionTitle.tsx";
import { Specimen } from "./Specimen.tsx";
import { tickedList } from "./tickedList.ts";

/** The page a visitor meets first; the sign-in card stands beside the claim. */
export function LandingPage({ signInCard }: { signInCard: ReactNode }) {
  return (
    <PublicLayout>
      <PageMeta title={productName} about={{ description: landing.lead, path: paths.home }} />
      <OfferData />
      <Hero>{signInCard}</Hero>
      <Specimen />
      <Proof />
      <Box component="section" aria-labelledby="made-for" sx={{ pt: { xs: 6, sm: 9 } }}>
        <SectionTitle id="made-for" title={landing.featuresTitle} />
        <CardGrid cards={landing.features} columns={4} />
      </Box>
      <Closing />
    </PublicLayout>
  );
}

function Hero({ children }: { children: ReactNode }) {
  return (
    <Box sx={heroStyle}>
      <Box sx={{ maxWidth: 600 }}>
        <Typography variant="h1" sx={heroTitleStyle}>
          {landing.title}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: "1.125rem", lineHeight: "1.75rem" }}>
          {landing.lead}
        </Typography>
        <Box component="ul" sx={{ ...tickedList, mt: 2.5 }}>
          {landing.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

function Closing() {
  const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <Box
      component="section"
      aria-labelledby="closing"
      sx={{ pt: { xs: 6, sm: 9 }, textAlign: "center" }}
    >
      <Typography variant="h1" component="h2" id="closing">
        {landing.closing.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {landing.closing.text}
      </Typography>
      <Button
        variant="contained"
        size="large"
        onClick={() => window.scrollTo({ top: 0, behavior: calm() ? "auto" : "smooth" })}
      >
        {landing.closing.button}
      </Button>
    </Box>
  );
}

const heroStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 420px" },
  alignItems: "center",
  justifyItems: { xs: "start", md: "stretch" },
  columnGap: 8,
  rowGap: 4,
  pt: { xs: 4, md: 9 },
} as const;

const heroTitleStyle = {
  fontSize: { xs: "2.25rem", sm: "3rem", lg: "3.5rem" },
  lineHeight: 1.08,
  letterSpacing: "-0.03em",
  textWrap: "balance",
  mb: 2,
} as const;
