import Stack from "@mui/material/Stack";
import { Button } from "../../components/Button.tsx";
import type { Toast } from "../../lib/toast/useToast.ts";
import { AuthForm } from "./AuthForm.tsx";
import { reauthenticate } from "./authActions.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useAuthForm } from "./useAuthForm.ts";

const fields = { present: "Enter your password." } as const;

type Props = {
  /** What is said once it is confirmed; null where what follows says it. */
  toastAfter: Toast | null;
  onConfirmed: () => void;
  onCancel: () => void;
};

/** Asks for the password again before what nobody else may do: whoever sits at the keyboard may be another. */
export function ConfirmPassword({ toastAfter, onConfirmed, onCancel }: Props) {
  const { submit, isBusy, problems, question } = useAuthForm({
    fields,
    failureTitle: "Password not confirmed",
    enter: async ({ present }, askCode) => {
      await reauthenticate(present, askCode);
      onConfirmed();
      return toastAfter;
    },
  });
  return (
    <AuthForm label="Confirm your password" onSubmit={submit} question={question}>
      <PasswordField
        label="Your password"
        name="present"
        autoComplete="current-password"
        problem={problems.present}
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
