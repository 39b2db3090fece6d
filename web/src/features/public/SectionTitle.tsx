import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

type Props = { id: string; title: string; lead?: string };

/** What heads a section of the landing page. */
export function SectionTitle({ id, title, lead }: Props) {
  return (
    <Box sx={{ mb: 3.5 }}>
      <Typography variant="h1" component="h2" id={id} sx={titleStyle}>
        {title}
      </Typography>
      {lead && (
        <Typography
          color="textSecondary"
          sx={{ mt: 0.75, fontSize: "1rem", lineHeight: "1.5rem", maxWidth: 680 }}
        >
          {lead}
        </Typography>
      )}
    </Box>
  );
}

const titleStyle = {
  fontSize: { xs: "1.5rem", sm: "1.875rem" },
  lineHeight: { xs: "2rem", sm: "2.375rem" },
  letterSpacing: "-0.02em",
  textWrap: "balance",
} as const;
