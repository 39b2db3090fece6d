import Box from "@mui/material/Box";
import Modal from "@mui/material/Modal";
import { keyframes } from "@mui/material/styles";
import type { ComponentProps, ReactNode } from "react";
import { scrim } from "../lib/theme/palette.ts";
import { drawerWidths } from "./drawerWidths.ts";

type Props = {
  side: keyof typeof drawerWidths;
  isOpen: boolean;
  onClose: () => void;
  /** What it is called: a name, or the id of its heading. */
  label: { "aria-label": string } | { "aria-labelledby": string };
  children: ReactNode;
};

/** A dialog along one side of the window, which the keyboard stays in until it is closed. */
export function SideDrawer({ side, isOpen, onClose, label, children }: Props) {
  return (
    <Modal open={isOpen} onClose={onClose} slots={{ backdrop: Scrim }} sx={{ zIndex: "drawer" }}>
      <Box
        role="dialog"
        aria-modal
        {...label}
        data-side={side}
        style={{ width: drawerWidths[side] }}
        sx={paperStyle}
      >
        {children}
      </Box>
    </Modal>
  );
}

type ScrimProps = ComponentProps<"div"> & { ownerState: unknown; open: unknown };

/** What lies over the page meanwhile; a click on it closes the drawer. */
function Scrim({ ownerState: _state, open: _open, ...props }: ScrimProps) {
  return <Box sx={scrimStyle} {...props} />;
}

const drawn = keyframes({ from: { transform: "translateX(var(--from))" } });

const paperStyle = {
  position: "fixed",
  insetBlock: 0,
  zIndex: "drawer",
  display: "flex",
  flexDirection: "column",
  maxWidth: "100%",
  overflowY: "auto",
  outline: 0,
  bgcolor: "background.paper",
  boxShadow: 16,
  // Only to show where it comes from; nothing waits for it.
  "@media (prefers-reduced-motion: no-preference)": { animation: `${drawn} 150ms ease-out` },
  "&[data-side=left]": { left: 0, "--from": "-100%" },
  "&[data-side=right]": { right: 0, "--from": "100%" },
} as const;

const scrimStyle = { position: "fixed", inset: 0, zIndex: -1, bgcolor: scrim } as const;
