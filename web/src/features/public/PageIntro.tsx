import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** The name of a public page and its claim. */
export function PageIntro({ title, lead }: { title: string; lead: string }) {
  return (
    <Box component="header" sx={{ pt: { xs: 4, md: 7 } }}>
      <Typography variant="h1" sx={titleStyle}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={leadStyle}>
        {lead}
      </Typography>
    </Box>
  );
}

const titleStyle = {
  fontSize: { xs: "2rem", sm: "2.5rem" },
  lineHeight: 1.15,
  letterSpacing: "-0.022em",
} as const;

const leadStyle = {
  mt: 1.5,
  fontSize: "1.0625rem",
  lineHeight: "1.625rem",
  maxWidth: 640,
} as const;
