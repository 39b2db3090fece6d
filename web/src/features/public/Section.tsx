import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type Props = { title: string; lead?: string | undefined; children: ReactNode };

/** A titled section of a public page. */
export function Section({ title, lead, children }: Props) {
  return (
    <Box component="section" sx={{ pt: { xs: 5, sm: 7 } }}>
      <Typography variant="h1" component="h2">
        {title}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Box>
  );
}
