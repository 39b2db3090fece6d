import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { sendPasswordReset } from "./authActions.ts";
import { authMessage } from "./authMessages.ts";

type Answer = { text: string; isProblem: boolean };

/** Asks for the reset e-mail; what it answers never tells whether an account exists. */
export function ForgotPassword({ readEmail }: { readEmail: () => string }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = async () => setAnswer(await askForReset((readEmail() ?? "").trim()));
  return (
    <div>
      <Link component="button" type="button" onClick={ask} underline="always">
        Forgot your password?
      </Link>
      <Typography
        role="status"
        variant="body2"
        color={answer?.isProblem ? "error" : "textSecondary"}
        sx={answer ? { mt: 0.75 } : undefined}
      >
        {answer?.text}
      </Typography>
    </div>
  );
}

async function askForReset(email: string): Promise<Answer> {
  if (email === "") return { text: "Type your email address above first.", isProblem: true };
  try {
    await sendPasswordReset(email);
  } catch (error) {
    return { text: authMessage(error), isProblem: true };
  }
  return {
    text: `If ${email} has an account, a link to reset the password is on its way.`,
    isProblem: false,
  };
}
