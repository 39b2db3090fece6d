import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { PageMeta } from "./PageMeta.tsx";

type Props = { title: string; description?: ReactNode; actions?: ReactNode };

/** The head of a signed-in screen: its one h1, what it is for, and its one primary action. */
export function PageHeader({ title, description, actions }: Props) {
  return (
    <Box component="header" sx={headerStyle}>
      <PageMeta title={title} />
      <Box sx={{ minWidth: 0, flex: "1 1 320px" }}>
        <Typography variant="h1">{title}</Typography>
        {description && (
          <Typography component="div" color="textSecondary" sx={{ mt: 0.5, maxWidth: 680 }}>
            {description}
          </Typography>
        )}
      </Box>
      {actions && (
        <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}

const headerStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 2,
  mb: 3,
} as const;
