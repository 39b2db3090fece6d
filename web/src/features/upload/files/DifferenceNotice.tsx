import Alert from "@mui/material/Alert";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog.tsx";

type Props = {
  /** What is taken with a difference, as its button to undo that names it. */
  name: string;
  /** What is asked, and what follows from it. */
  title: string;
  consequence: string;
  /** What may be accepted, in words; null where nothing may. */
  open: string | null;
  /** What was accepted, in words, and what follows from that; null where nothing was. */
  accepted: string | null;
  isAccepting: boolean;
  isTakingBack?: boolean;
  onAccept: (close: () => void) => void;
  onTakeBack?: () => void;
};

/** Offers to take what contradicts itself with the difference it shows, or says that it was and undoes that. */
export function DifferenceNotice({ name, title, consequence, open, accepted, ...acts }: Props) {
  const { isAccepting, isTakingBack = false, onAccept, onTakeBack } = acts;
  const [isAsking, setAsking] = useState(false);
  if (accepted !== null) {
    return (
      <Alert
        severity="warning"
        variant="outlined"
        sx={{ mt: 1.5 }}
        action={
          <Button
            size="small"
            color="inherit"
            disabled={isTakingBack}
            aria-label={`Undo the acceptance of ${name}`}
            onClick={onTakeBack}
          >
            {isTakingBack ? "Taking back..." : "Undo"}
          </Button>
        }
      >
        {accepted}
      </Alert>
    );
  }
  if (open === null) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mt: 1.5 }}
      action={
        <Button size="small" color="inherit" variant="outlined" onClick={() => setAsking(true)}>
          Accept the difference
        </Button>
      }
    >
      {`Nothing else is wrong: ${open}.`}
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        text={consequence}
        action="Accept the difference"
        isBusy={isAccepting}
        onCancel={() => setAsking(false)}
        onConfirm={() => onAccept(() => setAsking(false))}
      />
    </Alert>
  );
}
