import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type Props = { title: string; hint: ReactNode; action?: ReactNode };

/** Shown where there is nothing yet: the next step, and the button for it. */
export function EmptyState({ title, hint, action }: Props) {
  return (
    <Box sx={{ px: 2, py: { xs: 4, sm: 5 }, textAlign: "center" }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mx: "auto", maxWidth: 460 }}>
        {hint}
      </Typography>
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Box>
  );
}
