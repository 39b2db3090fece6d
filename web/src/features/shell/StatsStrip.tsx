import Box from "@mui/material/Box";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { keys } from "../../lib/queries/keys.ts";
import { statsQuery } from "../../lib/queries/statsQuery.ts";

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
  return (
    <Box
      component="section"
      aria-label="Projects at a glance"
      aria-busy={isPending}
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
  fontSize: "1rem",
} as const;

const stripStyle = { borderBottom: 1, borderColor: "divider" } as const;

const listStyle = {
  m: 0,
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  px: 1,
} as const;

const tileStyle = {
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "center",
  textAlign: "center",
  py: 1,
  px: 0.5,
  fontSize: "0.6875rem",
  lineHeight: "0.875rem",
} as const;
