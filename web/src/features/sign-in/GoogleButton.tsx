import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useToast } from "../../lib/toast/useToast.ts";
import { signInWithGoogle } from "./authActions.ts";
import { authCode } from "./authMessages.ts";
import { GoogleMark } from "./GoogleMark.tsx";

const silentCodes = ["popup-closed-by-user", "cancelled-popup-request"];

/** Continues with Google in a popup. */
export function GoogleButton() {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const enter = async () => {
    setBusy(true);
    try {
      await signInWithGoogle();
      toast({ title: "Welcome!", description: "You have successfully signed in with Google." });
    } catch (error) {
      const problem = popupProblem(authCode(error));
      if (problem) toast({ ...problem, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button fullWidth variant="outlined" color="inherit" disabled={isBusy} onClick={enter}>
      <Box component="span" sx={{ display: "inline-flex", mr: 1.25 }}>
        <GoogleMark />
      </Box>
      {isBusy ? "Signing in..." : "Continue with Google"}
    </Button>
  );
}

function popupProblem(code: string): { title: string; description: string } | null {
  if (silentCodes.includes(code)) return null;
  if (code === "popup-blocked") {
    return {
      title: "Popup blocked",
      description: "Please allow popups for this site and try again.",
    };
  }
  return { title: "Sign in failed", description: "Please try again." };
}
