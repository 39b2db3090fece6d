import { fromTablet } from "../lib/theme/media.ts";

/** Panels of facts beside each other, three where there is room. */
export const factPanelsStyle = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "minmax(0, 1fr)",
  [fromTablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "& dl > div": {
    gridTemplateColumns: { xs: "96px minmax(0, 1fr)", sm: "84px minmax(0, 1fr)" },
    py: 0.5,
    borderTop: 0,
  },
} as const;
