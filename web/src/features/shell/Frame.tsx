import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { SideNavigation } from "./SideNavigation.tsx";
import { screenWidth } from "./screenWidth.ts";

type Props = { children: ReactNode };

/** Where everything of a signed-in screen has its place below the top bar. */
export function Frame({ children }: Props) {
  return (
    <Box sx={{ display: "flex", alignItems: "stretch" }}>
      <Box className="no-print" sx={sideStyle}>
        <SideNavigation />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="main" id="main" tabIndex={-1} sx={mainStyle}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

const sideStyle = {
  display: { xs: "none", md: "block" },
  width: 236,
  flexShrink: 0,
  position: "sticky",
  top: 56,
  alignSelf: "flex-start",
  height: "calc(100vh - 56px)",
  overflowY: "auto",
  borderRight: 1,
  borderColor: "divider",
} as const;

const mainStyle = {
  maxWidth: screenWidth,
  px: { xs: 2, sm: 3, lg: 4 },
  py: { xs: 2.5, sm: 3 },
  mx: "auto",
  "@media print": { p: 0, maxWidth: "none" },
} as const;
