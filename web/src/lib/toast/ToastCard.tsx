import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../components/Button.tsx";
import { drawerWidths } from "../../components/drawerWidths.ts";
import { AlertCircleIcon, CheckCircleIcon, CloseIcon } from "../../components/icons.ts";
import { useSwipeRight } from "./useSwipeRight.ts";
import type { Toast } from "./useToast.ts";

type Props = {
  region: RefObject<HTMLDivElement | null>;
  toast: (Toast & { key: number }) | null;
  onClose: () => void;
  onHold: (isHeld: boolean) => void;
};

/**
 * The toast itself, in a live region that is always there, so that it is read out; beside the page,
 * which a dialog hides as a whole.
 */
export function ToastCard({ region, toast, onClose, onHold }: Props) {
  const swipe = useSwipeRight(onClose);
  return createPortal(
    <Box ref={region} role="status" aria-live="polite" className="no-print" sx={regionStyle}>
      {toast && (
        <Paper
          key={toast.key}
          variant="outlined"
          sx={{
            ...cardStyle,
            borderColor: toast.variant === "destructive" ? "error.main" : "divider",
          }}
          onMouseEnter={() => onHold(true)}
          onMouseLeave={() => onHold(false)}
          onFocus={() => onHold(true)}
          onBlur={() => onHold(false)}
          {...swipe}
        >
          {toast.variant === "destructive" ? (
            <AlertCircleIcon color="error" fontSize="small" />
          ) : (
            <CheckCircleIcon color="success" fontSize="small" />
          )}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            <Typography variant="h3" component="p">
              {toast.title}
            </Typography>
            {toast.description && (
              <Typography color="textSecondary">{toast.description}</Typography>
            )}
          </Box>
          {toast.action && <ToastAction action={toast.action} onClose={onClose} />}
          <IconButton size="small" aria-label="Close message" onClick={onClose} sx={{ m: -0.75 }}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Paper>
      )}
    </Box>,
    document.body,
  );
}

type ActionProps = { action: NonNullable<Toast["action"]>; onClose: () => void };

function ToastAction({ action: { label, onClick }, onClose }: ActionProps) {
  const act = () => {
    onClose();
    onClick();
  };
  return (
    <Button size="small" color="inherit" onClick={act} style={{ flexShrink: 0, marginBlock: -6 }}>
      {label}
    </Button>
  );
}

const regionStyle = {
  position: "fixed",
  zIndex: "snackbar",
  right: { xs: 12, sm: 24 },
  bottom: { xs: 12, sm: 24 },
  left: { xs: 12, sm: "auto" },
  width: { sm: 380 },
  // On a phone a dialog or a drawer is the whole screen, and its buttons are where messages come up.
  "body:has(.MuiDialog-paperFullScreen) &": { bottom: { xs: 84, sm: 24 } },
  // Where there is room, a message stands beside a drawer.
  "body:has([role=dialog][data-side=right]) &": {
    bottom: { xs: 136, md: 24 },
    right: { md: drawerWidths.right + 24 },
  },
} as const;

const cardStyle = {
  display: "flex",
  gap: 1.25,
  alignItems: "flex-start",
  p: 1.75,
  boxShadow: "0 8px 24px rgb(18 33 27 / 16%)",
  touchAction: "pan-y",
} as const;
