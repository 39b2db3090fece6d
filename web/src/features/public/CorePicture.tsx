import Box from "@mui/material/Box";
import { CashBridge } from "./CashBridge.tsx";
import { DrillDown } from "./DrillDown.tsx";
import { ReadAccounts } from "./ReadAccounts.tsx";

/** How accounts were read, how a line leads back to them, and what the lines come to. */
export function CorePicture() {
  return (
    <Box sx={gridStyle}>
      <ReadAccounts />
      <Box sx={{ display: "grid", gap: 3 }}>
        <DrillDown />
        <CashBridge />
      </Box>
    </Box>
  );
}

const gridStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  gap: 3,
  alignItems: "start",
} as const;
