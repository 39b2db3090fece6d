import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { PersonIcon } from "../../components/icons.ts";
import { LoadedOnce } from "../../components/page/LoadedOnce.tsx";
import { paths } from "../../config/paths.ts";
import type { SignedInUser } from "../../lib/auth/Session.ts";
import { userQuery } from "../../lib/queries/userQuery.ts";
import { nameOf } from "./nameOf.ts";
import { useSignOut } from "./useSignOut.ts";

/** Shown for whoever has no picture; the icon stands in where it does not load. */
const defaultAvatar = "/default-avatar.png";

/** Who is signed in, the way to their settings, and the way out. */
export function UserMenu({ user }: { user: SignedInUser }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: profile } = useQuery(userQuery());
  const signOut = useSignOut();
  const name = nameOf(profile, user);
  const image = profile?.profileImageUrl ?? user.photoUrl ?? defaultAvatar;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-label={`User menu: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        style={{ minWidth: 0, paddingInline: 8, gap: 8 }}
      >
        <Avatar src={image} alt="" sx={avatarStyle}>
          <PersonIcon fontSize="small" />
        </Avatar>
        <Box component="span" sx={nameStyle}>
          {name}
        </Box>
      </Button>
      <LoadedOnce isWanted={anchor !== null}>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
          <MenuItem component={RouterLink} to={paths.authSettings} onClick={close}>
            Authentication & Settings
          </MenuItem>
          <MenuItem component={RouterLink} to={paths.help} onClick={close}>
            Help
          </MenuItem>
          <MenuItem onClick={signOut}>Sign Out</MenuItem>
        </Menu>
      </LoadedOnce>
    </>
  );
}

const avatarStyle = {
  width: 28,
  height: 28,
  bgcolor: "tint.success",
  color: "primary.main",
} as const;

const nameStyle = {
  display: { xs: "none", sm: "block" },
  maxWidth: 180,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;
