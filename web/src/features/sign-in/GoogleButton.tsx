import Box from "@mui/material/Box";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { signInWithGoogle } from "./authActions.ts";
import { authCode } from "./authMessages.ts";
import { CodeAsked } from "./CodeAsked.tsx";
import { GoogleMark } from "./GoogleMark.tsx";
import { type PopupProblem, popupProblem } from "./popupProblem.ts";
import { useCodeQuestion } from "./useCodeQuestion.ts";

type Props = { onEntered: () => void; onProblem: (problem: PopupProblem | null) => void };

/** Continues with Google in a popup; a popup that was closed is no problem to speak of. */
export function GoogleButton({ onEntered, onProblem }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { question, askCode } = useCodeQuestion();
  const enter = async () => {
    setBusy(true);
    try {
      await signInWithGoogle(askCode);
      onEntered();
    } catch (error) {
      onProblem(popupProblem(authCode(error)));
    } finally {
      setBusy(false);
    }
  };
  if (question) return <CodeAsked question={question} />;
  return (
    <Button fullWidth variant="outlined" color="inherit" disabled={isBusy} onClick={enter}>
      <Box component="span" sx={{ display: "inline-flex", mr: 1.25 }}>
        <GoogleMark />
      </Box>
      {isBusy ? "Signing in..." : "Continue with Google"}
    </Button>
  );
}
