import Box from "@mui/material/Box";
import { onTouch } from "../lib/theme/media.ts";

/** The room of the project's controls on the dashboard, which take two lines on a phone and grow for a finger. */
export function ProjectControlsRoom() {
  return <Box sx={roomStyle} />;
}

const roomStyle = {
  width: { xs: 380, sm: 513 },
  maxWidth: "100%",
  height: { xs: 96, sm: 37 },
  [onTouch]: { width: { sm: 529 }, height: { sm: 44 } },
} as const;
