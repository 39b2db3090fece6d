import Box from "@mui/material/Box";
import { NavLink } from "react-router-dom";
import { onTouch } from "../../lib/theme/media.ts";
import { navigation } from "./navigation.ts";

/** The screens, the current one marked. */
export function SideNavigation({ onChoose }: { onChoose?: () => void }) {
  return (
    <Box component="nav" aria-label="Screens" sx={listStyle}>
      {navigation.map(({ label, to, Icon, hasDot }) => (
        <NavLink key={to} to={to} end {...(onChoose && { onClick: onChoose })}>
          <Icon fontSize="small" aria-hidden />
          <span>{label}</span>
          {hasDot && <Box component="span" aria-hidden sx={dotStyle} />}
        </NavLink>
      ))}
    </Box>
  );
}

const listStyle = {
  display: "flex",
  flexDirection: "column",
  gap: "2px",
  p: 1.5,
  "& a": {
    display: "flex",
    alignItems: "center",
    gap: 1.5,
    minHeight: 36,
    px: 1.25,
    borderRadius: 1,
    color: "text.secondary",
    textDecoration: "none",
    transition: "background-color 150ms",
    [onTouch]: { minHeight: 44 },
  },
  "& a:hover": { bgcolor: "action.hover", color: "text.primary" },
  "& a[aria-current=page]": { bgcolor: "action.selected", color: "primary.main", fontWeight: 600 },
} as const;

const dotStyle = {
  width: 8,
  height: 8,
  borderRadius: "50%",
  bgcolor: "success.main",
  ml: "auto",
} as const;
