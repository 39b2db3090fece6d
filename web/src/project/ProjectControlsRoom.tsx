import Box from "@mui/material/Box";

/** The room of the project's controls on the dashboard, which take two lines on a phone. */
export function ProjectControlsRoom() {
  return <Box sx={roomStyle} />;
}

const roomStyle = {
  width: { xs: 380, sm: 480 },
  maxWidth: "100%",
  height: { xs: 96, sm: 40 },
} as const;
