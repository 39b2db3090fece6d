import Box from "@mui/material/Box";
import type { MouseEvent } from "react";

/** The first element for the Tab key: it skips the navigation. */
export function SkipLink() {
  return (
    <Box component="a" href="#main" className="no-print" sx={skipStyle} onClick={skip}>
      Skip to content
    </Box>
  );
}

/**
 * Leaves the address as it is: with the place in it, the browser would go there again whenever a dialog is closed,
 * and the focus with it. What takes no focus is gone to by the address.
 */
function skip(event: MouseEvent): void {
  const main = document.getElementById("main");
  main?.focus();
  if (main !== null && document.activeElement === main) event.preventDefault();
}

const skipStyle = {
  position: "fixed",
  top: 8,
  left: 8,
  zIndex: "tooltip",
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: "primary.main",
  color: "primary.contrastText",
  transform: "translateY(-200%)",
  "&:focus": { transform: "none" },
} as const;
