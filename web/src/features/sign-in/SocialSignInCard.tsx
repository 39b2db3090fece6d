import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../config/paths.ts";
import { productName } from "../../config/product.ts";
import { useSession } from "../../lib/auth/useSession.ts";
import { signInWithGoogle } from "./authActions.ts";
import { authCode } from "./authMessages.ts";
import { GoogleMark } from "./GoogleMark.tsx";

/** The way in from a marketing page; nothing stands there for someone who is in already. */
export function SocialSignInCard() {
  const isSignedIn = useSession().status === "signedIn";
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  if (isSignedIn) return null;
  const enter = async () => {
    setProblem(null);
    try {
      await signInWithGoogle();
      navigate(paths.home);
    } catch (error) {
      setProblem(alertFor(authCode(error)));
    }
  };
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
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        startIcon={<GoogleMark />}
        onClick={enter}
      >
        Continue with Google
      </Button>
      {problem && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Paper>
  );
}

function alertFor(code: string): string | null {
  if (code === "popup-closed-by-user" || code === "cancelled-popup-request") return null;
  if (code === "popup-blocked") {
    return "Sign-in popup was blocked. Please allow popups for this site and try again.";
  }
  return "Sign-in failed. Please try again.";
}
