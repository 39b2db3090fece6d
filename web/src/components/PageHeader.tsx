import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { paths } from "../config/paths.ts";
import { type SignedInPath, signedInPages } from "../config/signedInPages.ts";
import { PageMeta } from "./page/PageMeta.tsx";

type Props = {
  path: SignedInPath;
  /** What this one is called, where that is more than its screen is. */
  title?: string | undefined;
  /** What it is shown for: the project, and what else its reader must know. */
  detail?: ReactNode;
  actions?: ReactNode;
};

/** The head of a signed-in screen: its one h1, what it is for, and its one primary action. */
export function PageHeader({ path, title: own, detail, actions }: Props) {
  const { title, purpose } = signedInPages[path];
  // Above a statement its name, whose it is and for when are its heading: in one line, and no more.
  const isHeading = path === paths.cashFlow;
  return (
    <Box component="header" sx={headerStyle}>
      <PageMeta title={title} />
      <Box sx={isHeading ? headingStyle : { minWidth: 0, flex: "1 1 320px" }}>
        <Typography variant="h1">{own ?? title}</Typography>
        {detail !== undefined && (
          <Typography component="div" sx={isHeading ? detailStyle : roomyDetailStyle}>
            {detail}
          </Typography>
        )}
        {!isHeading && (
          <Typography className="no-print" color="textSecondary" sx={{ mt: 0.5, maxWidth: 680 }}>
            {purpose}
          </Typography>
        )}
      </Box>
      {actions && (
        <Box className="no-print" sx={actionsStyle}>
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

const headingStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 1.5,
  minWidth: 0,
  flex: "1 1 320px",
} as const;

const detailStyle = {
  mt: 0.5,
  minHeight: "1.25rem",
  fontWeight: 550,
  overflowWrap: "anywhere",
} as const;

// The room of a project's heading, so that nothing moves when it comes: entity and period, which take
// two lines on a phone, and the project's name.
const roomyDetailStyle = {
  ...detailStyle,
  minHeight: { xs: "3.75rem", sm: "2.5rem" },
  "@media print": { minHeight: 0 },
} as const;

const actionsStyle = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  minWidth: 0,
  maxWidth: "100%",
} as const;
