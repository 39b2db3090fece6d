import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { useSession } from "../../lib/auth/useSession.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import { connectGoogle } from "./authActions.ts";
import { authCode } from "./authMessages.ts";
import { ConfirmPassword } from "./ConfirmPassword.tsx";
import { GoogleMark } from "./GoogleMark.tsx";
import { popupProblem, popupToasts } from "./popupProblem.ts";

const takenCodes: readonly string[] = ["credential-already-in-use", "email-already-in-use"];

const taken = {
  title: "Google was not connected",
  description: "That Google account signs in to another account here.",
  variant: "destructive",
} as const;

/** The social way in, beside the one the account has: Google signs in to the same account from then on. */
export function GoogleConnection() {
  const session = useSession();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<"closed" | "password" | "confirmed">("closed");
  if (session.status !== "signedIn") return null;
  if (session.user.providers.includes("google.com"))
    return <Typography color="textSecondary">Google signs you in to this account.</Typography>;
  const connect = async () => {
    setBusy(true);
    try {
      await connectGoogle();
      setStep("closed");
      toast({ title: "Google is connected", description: "It signs you in to this account now." });
    } catch (error) {
      const code = authCode(error);
      const problem = popupProblem(code);
      if (takenCodes.includes(code)) toast(taken);
      else if (problem) toast({ ...popupToasts[problem], variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  if (step === "password") {
    return (
      <ConfirmPassword
        toastAfter={{ title: "Password confirmed", description: "Now choose the Google account." }}
        onConfirmed={() => setStep("confirmed")}
        onCancel={() => setStep("closed")}
      />
    );
  }
  const isConfirmed = step === "confirmed";
  const next = isConfirmed ? connect : () => setStep("password");
  return (
    <Button variant="outlined" color="inherit" disabled={isBusy} onClick={next}>
      <Box component="span" sx={{ display: "inline-flex", mr: 1.25 }}>
        <GoogleMark />
      </Box>
      {isBusy ? "Connecting..." : isConfirmed ? "Choose a Google account" : "Connect Google"}
    </Button>
  );
}
