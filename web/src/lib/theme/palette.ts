/** Ink on paper with one accent; every pair here passes AA (docs: the look). */
export const lightPalette = {
  primary: { main: "#0F6B4F", dark: "#0B5540", light: "#3F8A71", contrastText: "#FFFFFF" },
  success: { main: "#0F6B4F", contrastText: "#FFFFFF" },
  warning: { main: "#8A5800", contrastText: "#FFFFFF" },
  error: { main: "#A8261C", contrastText: "#FFFFFF" },
  info: { main: "#3C5A66", contrastText: "#FFFFFF" },
  text: { primary: "#12211B", secondary: "#51605A", disabled: "#7C8883" },
  background: { default: "#FBFBF8", paper: "#FFFFFF" },
  divider: "#DEE1DB",
  action: { hover: "#F1F3EE", selected: "#E8F0EB", focus: "#E8F0EB" },
  tint: { success: "#E5F1EB", warning: "#FBF0DA", error: "#FBE9E6", quiet: "#F3F4EF" },
  rule: "#12211B",
} as const;

/** What lies over the page beneath a dialog: ink, not black, so that it stays legible. */
export const scrim = "rgb(10 18 15 / 42%)";

/** The same house by lamplight: paper is not black and the greens are lighter, not inverted. */
export const darkPalette = {
  primary: { main: "#63C9A2", dark: "#4DB48D", light: "#8EDCBF", contrastText: "#08150F" },
  success: { main: "#63C9A2", contrastText: "#08150F" },
  warning: { main: "#E3B663", contrastText: "#1B1304" },
  error: { main: "#F2938A", contrastText: "#210806" },
  info: { main: "#9DBAC6", contrastText: "#0B1418" },
  text: { primary: "#E6ECE8", secondary: "#A2B0A9", disabled: "#75837C" },
  background: { default: "#0F1513", paper: "#161E1B" },
  divider: "#2A3530",
  action: { hover: "#1C2622", selected: "#1B2F27", focus: "#1B2F27" },
  tint: { success: "#153026", warning: "#332813", error: "#3A1D1A", quiet: "#1A2320" },
  rule: "#C9D3CD",
} as const;
