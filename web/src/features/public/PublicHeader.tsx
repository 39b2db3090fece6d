import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { NavLink, Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { ThemeToggle } from "../../components/ThemeToggle.tsx";
import { Wordmark } from "../../components/Wordmark.tsx";
import { paths } from "../../config/paths.ts";
import { useSession } from "../../lib/auth/useSession.ts";

const pages = [
  { label: "Home", to: paths.home },
  { label: "Features", to: paths.features },
  { label: "Pricing", to: paths.pricing },
  { label: "Solutions", to: paths.solutions },
  { label: "About", to: paths.about },
] as const;

/** The head of every public page. */
export function PublicHeader() {
  const isSignedIn = useSession().status === "signedIn";
  return (
    <Box component="header" sx={headerStyle}>
      <Box sx={innerStyle}>
        <Link
          component={RouterLink}
          to={paths.home}
          color="inherit"
          underline="none"
          sx={{ display: "inline-flex", mr: "auto" }}
        >
          <Wordmark />
        </Link>
        <Box component="nav" aria-label="Main" sx={navStyle}>
          {pages.map(({ label, to }) => (
            <NavLink key={to} to={to} end>
              {label}
            </NavLink>
          ))}
        </Box>
        <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, ml: { xs: "auto", md: 2 } }}>
          <ThemeToggle />
          <Button
            component={RouterLink}
            to={isSignedIn ? paths.dashboard : paths.home}
            variant="outlined"
            color="inherit"
          >
            {isSignedIn ? "Dashboard" : "Sign In"}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const headerStyle = {
  borderBottom: 1,
  borderColor: "divider",
  bgcolor: "background.default",
} as const;

const innerStyle = {
  maxWidth: 1120,
  mx: "auto",
  px: { xs: 2, sm: 3 },
  py: 1,
  minHeight: 56,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1,
} as const;

const navStyle = {
  display: "flex",
  order: { xs: 3, md: 0 },
  width: { xs: "100%", md: "auto" },
  justifyContent: { xs: "space-between", sm: "flex-start" },
  gap: { xs: 0, sm: 1 },
  mx: { xs: -0.75, md: 0 },
  "& a": {
    px: { xs: 0.75, sm: 1.25 },
    py: 1,
    minHeight: { xs: 44, md: 36 },
    display: "inline-flex",
    alignItems: "center",
    color: "text.secondary",
    textDecoration: "none",
    borderRadius: 1,
  },
  "& a:hover": { color: "text.primary" },
  "& a[aria-current=page]": {
    color: "text.primary",
    fontWeight: 600,
    textDecoration: "underline",
    textDecorationColor: "var(--mui-palette-primary-main)",
    textDecorationThickness: "2px",
    textUnderlineOffset: "7px",
  },
} as const;
