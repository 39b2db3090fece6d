import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

type Props = {
  isOpen: boolean;
  title: string;
  text: string;
  action: string;
  /** What can be changed back needs no red button. */
  tone?: "error" | "primary";
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something whose consequences are said. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  action,
  tone = "error",
  isBusy,
  onConfirm,
  onCancel,
}: Props) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onCancel} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel} autoFocus>
          Cancel
        </Button>
        <Button color={tone} variant="contained" disabled={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
