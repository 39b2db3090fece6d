import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { PageMeta } from "../../components/PageMeta.tsx";
import { CardGrid } from "./CardGrid.tsx";
import type { ContentPage } from "./content/pages.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { Section } from "./Section.tsx";

type Props = { page: ContentPage; children?: ReactNode; signInCard: ReactNode };

/** A public page of text: its claim, its sections, and the way in. */
export function ContentScreen({ page, children, signInCard }: Props) {
  return (
    <PublicLayout>
      <PageMeta title={page.title} description={page.description} />
      <Box component="header" sx={{ pt: { xs: 4, md: 7 } }}>
        <Typography
          variant="h1"
          sx={{
            fontSize: { xs: "2rem", sm: "2.5rem" },
            lineHeight: 1.15,
            letterSpacing: "-0.022em",
          }}
        >
          {page.title}
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ mt: 1.5, fontSize: "1.0625rem", lineHeight: "1.625rem", maxWidth: 640 }}
        >
          {page.lead}
        </Typography>
      </Box>
      {page.sections.map(({ title, lead, cards }) => (
        <Section key={title} title={title} lead={lead}>
          <CardGrid cards={cards} columns={3} />
        </Section>
      ))}
      {children}
      <Box sx={{ pt: { xs: 6, sm: 8 }, display: "flex", justifyContent: "center" }}>
        {signInCard}
      </Box>
    </PublicLayout>
  );
}
