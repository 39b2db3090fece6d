import Box from "@mui/material/Box";
import { DrillDown } from "./DrillDown.tsx";
import { ReadAccounts } from "./ReadAccounts.tsx";

/** How accounts become a line, and how the line leads back to them. */
export function CorePicture() {
  return (
    <Box sx={gridStyle}>
      <ReadAccounts />
      <DrillDown />
    </Box>
  );
}

const gridStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  gap: 3,
  alignItems: "start",
} as const;
