import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { MenuIcon } from "../../components/icons.ts";
import { ThemeToggle } from "../../components/ThemeToggle.tsx";
import { Wordmark } from "../../components/Wordmark.tsx";
import { paths } from "../../config/paths.ts";

type Props = {
  onOpenMenu?: () => void;
  /** The project that is worked on, and the user: once it is known who is there. */
  project?: ReactNode;
  user?: ReactNode;
};

/** The product, the project that is worked on, the theme and the user. */
export function TopBar({ onOpenMenu, project, user }: Props) {
  return (
    <Box component="header" className="no-print" sx={barStyle}>
      <IconButton
        aria-label="Open menu"
        edge="start"
        onClick={onOpenMenu}
        sx={{ display: { md: "none" } }}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Link component={RouterLink} to={paths.home} color="inherit" underline="none" sx={nameStyle}>
        <Wordmark isShortOnPhone />
      </Link>
      {project}
      <Box sx={{ ml: "auto", display: "flex", alignItems: "center", gap: 0.5, flexShrink: 0 }}>
        <ThemeToggle />
        {user}
      </Box>
    </Box>
  );
}

const barStyle = {
  position: "sticky",
  top: 0,
  zIndex: "appBar",
  height: 56,
  display: "flex",
  alignItems: "center",
  gap: { xs: 0.5, sm: 1.5 },
  px: { xs: 1.5, sm: 2.5 },
  bgcolor: "background.default",
  borderBottom: 1,
  borderColor: "divider",
} as const;

const nameStyle = {
  display: "inline-flex",
  position: "relative",
  width: { md: 204 },
  flexShrink: 0,
  // The mark alone is small for a finger.
  "&::after": { content: '""', position: "absolute", inset: "-10px -4px" },
} as const;
