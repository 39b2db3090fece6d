import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Lets a table run to the edges of the panel. */
  isFlush?: boolean;
};

/** A titled region of a screen: a hairline box on paper. */
export function Panel({ title, description, actions, children, isFlush = false }: Props) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={panelStyle}>
      <Box sx={headStyle}>
        <Box sx={{ minWidth: 0, flex: "1 1 220px" }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {description && (
            <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 0.25 }}>
              {description}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{actions}</Box>}
      </Box>
      <Box sx={isFlush ? { pb: 0.5 } : { px: { xs: 2, sm: 2.5 }, pb: 2.5 }}>{children}</Box>
    </Paper>
  );
}

const panelStyle = {
  minWidth: 0,
  overflow: "hidden",
  "@media print": { border: 0, overflow: "visible", "& > div": { px: 0 } },
} as const;

const headStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 1.5,
  px: { xs: 2, sm: 2.5 },
  pt: 2,
  pb: 1.5,
} as const;
