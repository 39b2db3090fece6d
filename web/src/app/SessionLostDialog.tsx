import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { Button } from "../components/Button.tsx";
import { GoogleSection } from "../features/sign-in/GoogleSection.tsx";
import { SignInForm } from "../features/sign-in/SignInForm.tsx";
import { leaveSession } from "../lib/auth/leaveSession.ts";

/** Over a page whose session has ended: the way back in, with what was typed still beneath it. */
export function SessionLostDialog() {
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="session-lost">
      <DialogTitle id="session-lost">Your session has ended</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          Sign in again to go on where you were. What you typed on this page is still there; what
          you saved is safe.
        </Typography>
        <SignInForm />
        <GoogleSection />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leaveSession}>
          Leave without signing in
        </Button>
      </DialogActions>
    </Dialog>
  );
}
