import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { Wordmark } from "../../components/Wordmark.tsx";
import { SideNavigation } from "./SideNavigation.tsx";

type Props = { isOpen: boolean; onClose: () => void };

/** The navigation on a phone, drawn out from the left. */
export function NavigationDrawer({ isOpen, onClose }: Props) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 288 }, "aria-label": "Menu" } }}
    >
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
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <SideNavigation onChoose={onClose} />
    </Drawer>
  );
}
