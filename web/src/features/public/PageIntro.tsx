import Typography from "@mui/material/Typography";

/** The name of a public page and its claim. */
export function PageIntro({ title, lead }: { title: string; lead: string }) {
  return (
    <header>
      <Typography variant="h1" sx={titleStyle}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={leadStyle}>
        {lead}
      </Typography>
    </header>
  );
}

const titleStyle = {
  fontSize: { xs: "2.25rem", sm: "3rem" },
  lineHeight: 1.08,
  letterSpacing: "-0.028em",
} as const;

const leadStyle = {
  mt: 1.5,
  fontSize: "1.0625rem",
  lineHeight: "1.625rem",
  maxWidth: 640,
  textWrap: "balance",
} as const;
