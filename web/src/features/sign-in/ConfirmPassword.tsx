import Stack from "@mui/material/Stack";
import { Button } from "../../components/Button.tsx";
import { AuthForm } from "./AuthForm.tsx";
import { reauthenticate } from "./authActions.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useAuthForm } from "./useAuthForm.ts";

const fields = { present: "Enter your password." } as const;

type Props = { onConfirmed: () => void; onCancel: () => void };

/** Asks for the password again before another way in is added: whoever sits at the keyboard may be another. */
export function ConfirmPassword({ onConfirmed, onCancel }: Props) {
  const { submit, isBusy, missing, question } = useAuthForm({
    fields,
    failureTitle: "Password not confirmed",
    enter: async ({ present }, askCode) => {
      await reauthenticate(present, askCode);
      onConfirmed();
      return { title: "Password confirmed", description: "Now choose the Google account." };
    },
  });
  return (
    <AuthForm label="Confirm your password" onSubmit={submit} question={question}>
      <PasswordField
        label="Your password"
        name="present"
        autoComplete="current-password"
        problem={missing.present}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          Continue
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </AuthForm>
  );
}
