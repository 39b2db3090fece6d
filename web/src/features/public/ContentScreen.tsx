import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { PageMeta } from "../../components/page/PageMeta.tsx";
import { CardGrid } from "./CardGrid.tsx";
import { isShown } from "./content/claims.ts";
import type { ContentPage } from "./content/pages.ts";
import { PageIntro } from "./PageIntro.tsx";
import { PublicLayout } from "./PublicLayout.tsx";
import { Section } from "./Section.tsx";

type Props = {
  page: ContentPage;
  /** The product itself, beneath the words of the section it stands for. */
  pictures?: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
  signInCard: ReactNode;
};

/** A public page of text: its claim beside the way in, and its sections. */
export function ContentScreen({ page, pictures = {}, children, signInCard }: Props) {
  return (
    <PublicLayout>
      <PageMeta title={page.title} about={page} />
      <Box sx={headStyle}>
        <PageIntro title={page.title} lead={page.lead} />
        {signInCard}
      </Box>
      {page.sections.map(({ title, lead, cards }) => (
        <Section key={title} title={title} lead={lead}>
          <CardGrid cards={cards.filter(({ title: name }) => isShown(name))} columns={3} />
          {pictures[title] && <Box sx={{ mt: 4 }}>{pictures[title]}</Box>}
        </Section>
      ))}
      {children}
    </PublicLayout>
  );
}

const headStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 372px" },
  columnGap: 8,
  rowGap: 3,
  alignItems: "center",
  pt: { xs: 4, md: 7 },
} as const;
