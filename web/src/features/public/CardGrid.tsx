import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ContentCard } from "./content/pages.ts";

type Props = { cards: readonly ContentCard[]; columns: 3 | 4 };

/** Cards of text on a grid; a hairline above each, nothing around it. */
export function CardGrid({ cards, columns }: Props) {
  return (
    <Box sx={{ ...gridStyle, gridTemplateColumns: columnsOf(columns, cards.length) }}>
      {cards.map(({ title, text, points }) => (
        <Box
          key={title}
          component="article"
          sx={columns === 4 ? { borderTop: 2, borderColor: "text.primary", pt: 1.5 } : undefined}
        >
          <Typography variant="h2" component="h3">
            {title}
          </Typography>
          {text && (
            <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: 520 }}>
              {text}
            </Typography>
          )}
          {points && (
            <Box
              component="ul"
              sx={{ m: 0, mt: 0.75, pl: 2.25, color: "text.secondary", "& li": { py: 0.25 } }}
            >
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

function columnsOf(columns: number, count: number) {
  const track = (number: number) => `repeat(${number}, minmax(0, 1fr))`;
  return { xs: track(1), sm: track(Math.min(2, count)), md: track(Math.min(columns, count)) };
}

const gridStyle = { display: "grid", columnGap: 4, rowGap: 4 } as const;
