import Alert from "@mui/material/Alert";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../config/paths.ts";
import { productName } from "../../config/product.ts";
import { useSession } from "../../lib/auth/useSession.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { type PopupProblem, popupAlerts } from "./popupProblem.ts";

/** The way in from a marketing page; nothing stands there for someone who is in already. */
export function SocialSignInCard() {
  const isSignedIn = useSession().status === "signedIn";
  const [problem, setProblem] = useState<PopupProblem | null>(null);
  const navigate = useNavigate();
  if (isSignedIn) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Sign in"
      sx={{ p: 3, width: "100%", maxWidth: 420 }}
    >
      <Typography variant="h2">Prepare your first statement</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        Sign in to {productName} and bring a trial balance.
      </Typography>
      <GoogleButton onEntered={() => navigate(paths.home)} onProblem={setProblem} />
      {problem && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {popupAlerts[problem]}
        </Alert>
      )}
    </Paper>
  );
}
