import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Content for screen readers only; a block of its own, since a table cannot be made that small. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <Box sx={hiddenStyle}>{children}</Box>;
}

const hiddenStyle = {
  position: "absolute",
  width: "1px",
  height: "1px",
  m: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;
