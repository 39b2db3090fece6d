import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

type Props = {
  title: string;
  /** What the reason is for, in the words of what asked. */
  text: string;
  action: string;
  isBusy?: boolean;
  onGive: (reason: string) => void;
  onCancel: () => void;
};

/** Asks for the reason, which the audit trail shows. */
export function ReasonDialog({ title, text, action, isBusy = false, onGive, onCancel }: Props) {
  const id = useId();
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== "") onGive(reason.trim());
  };
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
          <TextField
            label="Reason"
            fullWidth
            multiline
            minRows={2}
            required
            autoFocus
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText="It is kept in the audit trail."
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || reason.trim() === ""}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
