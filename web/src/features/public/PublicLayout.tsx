import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { SkipLink } from "../../components/page/SkipLink.tsx";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";

/** A public page between its head and foot. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: "100vh", display: "flex", flexDirection: "column" }}>
      <SkipLink />
      <PublicHeader />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: 1, width: "100%", maxWidth: 1120, mx: "auto", px: { xs: 2, sm: 3 } }}
      >
        {children}
      </Box>
      <PublicFooter />
    </Box>
  );
}
