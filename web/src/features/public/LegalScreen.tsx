import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PageMeta } from "../../components/page/PageMeta.tsx";
import type { LegalPage } from "./content/legal.ts";
import { PageIntro } from "./PageIntro.tsx";
import { PublicLayout } from "./PublicLayout.tsx";

/** A page of paragraphs. */
export function LegalScreen({ page }: { page: LegalPage }) {
  const [lead, ...others] = page.paragraphs;
  return (
    <PublicLayout>
      <PageMeta title={page.title} about={page} />
      <Box sx={{ pt: { xs: 4, md: 7 } }}>
        <PageIntro title={page.title} lead={lead ?? ""} />
      </Box>
      {others.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 2, maxWidth: 640 }}>
          {paragraph}
        </Typography>
      ))}
    </PublicLayout>
  );
}
