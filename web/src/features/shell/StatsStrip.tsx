import Box from "@mui/material/Box";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import type { Reply } from "@tieout/contract";
import { keys } from "../../lib/queries/keys.ts";
import { statsQuery } from "../../lib/queries/statsQuery.ts";
import { screenWidth } from "./screenWidth.ts";

const tiles = [
  { label: "Active Projects", field: "activeProjects" },
  { label: "Completed", field: "completed" },
  { label: "Need Review", field: "needReview" },
  { label: "Processing", field: "processing" },
] as const;

/** A run takes seconds: asked less often, it would be over before it was shown. */
const pollMs = 1_000;

/** How many projects are in which state, asked again while one is processed; zero until known. */
export function StatsStrip() {
  const isProcessing = useIsMutating({ mutationKey: keys.processing }) > 0;
  const { data: stats, isPending } = useQuery({
    ...statsQuery(),
    refetchInterval: ({ state }) =>
      isProcessing || (state.data?.processing ?? 0) > 0 ? pollMs : false,
  });
  return <StatsTiles stats={stats} isBusy={isPending} />;
}

type Stats = Reply<"getDashboardStats">;

/** The same before anything is known: a zero in the colour of what is no figure yet. */
export function StatsTiles({
  stats,
  isBusy = true,
}: {
  stats?: Stats | undefined;
  isBusy?: boolean;
}) {
  return (
    <Box
      component="section"
      aria-label="Projects at a glance"
      aria-busy={isBusy}
      className="no-print"
      sx={stripStyle}
    >
      <Box component="dl" sx={listStyle}>
        {tiles.map(({ label, field }) => (
          <Box key={field} sx={tileStyle}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {label}
            </Box>
            <Box component="dd" sx={{ ...figureStyle, ...(!stats && { color: "text.secondary" }) }}>
              {stats?.[field] ?? 0}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const figureStyle = {
  m: 0,
  fontWeight: 650,
  fontSize: { xs: "1rem", sm: "1.125rem" },
} as const;

const stripStyle = { borderBottom: 1, borderColor: "divider" } as const;

const listStyle = {
  m: 0,
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  maxWidth: screenWidth,
  mx: "auto",
  px: { xs: 1, sm: 3, lg: 4 },
} as const;

const tileStyle = {
  display: "flex",
  flexDirection: { xs: "column-reverse", sm: "row-reverse" },
  justifyContent: { xs: "flex-start", sm: "flex-end" },
  alignItems: { xs: "center", sm: "baseline" },
  textAlign: { xs: "center", sm: "left" },
  gap: { xs: 0, sm: 1 },
  py: { xs: 1, sm: 1.25 },
  px: { xs: 0.5, sm: 0 },
  fontSize: { xs: "0.6875rem", sm: "0.8125rem" },
  lineHeight: { xs: "0.875rem", sm: "1.5rem" },
} as const;
