import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { PageMeta } from "../../components/PageMeta.tsx";
import { CardGrid } from "./CardGrid.tsx";
import type { ContentPage } from "./content/pages.ts";
import { PageIntro } from "./PageIntro.tsx";
import { PublicLayout } from "./PublicLayout.tsx";
import { Section } from "./Section.tsx";

type Props = { page: ContentPage; children?: ReactNode; signInCard: ReactNode };

/** A public page of text: its claim, its sections, and the way in. */
export function ContentScreen({ page, children, signInCard }: Props) {
  return (
    <PublicLayout>
      <PageMeta title={page.title} about={page} />
      <PageIntro title={page.title} lead={page.lead} />
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
