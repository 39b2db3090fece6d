import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { SkipLink } from "../../components/SkipLink.tsx";
import type { SignedInUser } from "../../lib/auth/Session.ts";
import { NavigationDrawer } from "./NavigationDrawer.tsx";
import { ProjectSettings } from "./ProjectSettings.tsx";
import { SideNavigation } from "./SideNavigation.tsx";
import { StatsStrip } from "./StatsStrip.tsx";
import { screenWidth } from "./screenWidth.ts";
import { TopBar } from "./TopBar.tsx";
import { useProjectFocus } from "./useProjectFocus.ts";

type Props = { user: SignedInUser; children: ReactNode };

/** The frame of every signed-in screen: top bar, navigation, figures, and the page itself. */
export function Shell({ user, children }: Props) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  useProjectFocus();
  return (
    <>
      <SkipLink />
      <TopBar user={user} onOpenMenu={() => setMenuOpen(true)} />
      <ProjectSettings />
      <NavigationDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <Box sx={{ display: "flex", alignItems: "stretch" }}>
        <Box className="no-print" sx={sideStyle}>
          <SideNavigation />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <StatsStrip />
          <Box component="main" id="main" tabIndex={-1} sx={mainStyle}>
            {children}
          </Box>
        </Box>
      </Box>
    </>
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
