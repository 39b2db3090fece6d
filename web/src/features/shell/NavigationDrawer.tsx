import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { CloseIcon } from "../../components/icons.ts";
import { SideDrawer } from "../../components/SideDrawer.tsx";
import { Wordmark } from "../../components/Wordmark.tsx";
import { useClosedByBack } from "../../lib/history/useClosedByBack.ts";
import { SideNavigation } from "./SideNavigation.tsx";

type Props = { isOpen: boolean; onClose: () => void };

/** The navigation on a phone, drawn out from the left. */
export function NavigationDrawer({ isOpen, onClose }: Props) {
  useClosedByBack(isOpen, onClose);
  return (
    <SideDrawer side="left" isOpen={isOpen} onClose={onClose} label={{ "aria-label": "Menu" }}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          px: 2,
          minHeight: 56,
        }}
      >
        <Wordmark />
        <IconButton aria-label="Close menu" edge="end" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <SideNavigation onChoose={onClose} />
    </SideDrawer>
  );
}
