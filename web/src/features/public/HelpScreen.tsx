import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { PageMeta } from "../../components/page/PageMeta.tsx";
import { paths } from "../../config/paths.ts";
import { helpPage } from "./content/help.ts";
import { PageIntro } from "./PageIntro.tsx";
import { PublicLayout } from "./PublicLayout.tsx";
import { Section } from "./Section.tsx";

/** /help: the method in short, the words, and where to ask. */
export function HelpScreen() {
  const { title, lead, method, glossary } = helpPage;
  return (
    <PublicLayout>
      <PageMeta title={title} about={helpPage} />
      <Box sx={{ pt: { xs: 4, md: 7 } }}>
        <PageIntro title={title} lead={lead} />
      </Box>
      {method.map(({ title: part, texts }) => (
        <Section key={part} title={part}>
          {texts.map((text) => (
            <Typography key={text} sx={textStyle}>
              {text}
            </Typography>
          ))}
        </Section>
      ))}
      <Section title="Glossary">
        <Box component="dl" sx={listStyle}>
          {glossary.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Box>
      </Section>
      <Section title="Contact">
        <Typography sx={textStyle}>
          What to send, and where:{" "}
          <Link component={RouterLink} to={paths.support}>
            Support
          </Link>
          .
        </Typography>
      </Section>
    </PublicLayout>
  );
}

const textStyle = { maxWidth: 640, "& + &": { mt: 1.5 } } as const;

const listStyle = {
  m: 0,
  maxWidth: 760,
  "& > div": {
    display: "grid",
    gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "180px minmax(0, 1fr)" },
    columnGap: 2,
    py: 1,
    borderTop: 1,
    borderColor: "divider",
  },
  "& > div:first-of-type": { borderTop: 0, pt: 0 },
  "& dt": { fontWeight: 600 },
  "& dd": { m: 0, color: "text.secondary" },
} as const;
