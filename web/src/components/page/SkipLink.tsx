import Box from "@mui/material/Box";

/** The first element for the Tab key: it skips the navigation. */
export function SkipLink() {
  return (
    <Box component="a" href="#main" className="no-print" sx={skipStyle}>
      Skip to content
    </Box>
  );
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
