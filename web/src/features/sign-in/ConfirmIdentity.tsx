import Stack from "@mui/material/Stack";
import { Button } from "../../components/Button.tsx";
import { useSession } from "../../lib/auth/useSession.ts";
import { AuthForm } from "./AuthForm.tsx";
import { reauthenticateWithGoogle } from "./authActions.ts";
import { authCode } from "./authMessages.ts";
import { ConfirmPassword } from "./ConfirmPassword.tsx";
import { popupProblem } from "./popupProblem.ts";
import { useAuthForm } from "./useAuthForm.ts";

type Props = { onConfirmed: () => void; onCancel: () => void };

/** Has the person who is signed in prove it again, by their password or by Google, and then goes on. */
export function ConfirmIdentity(props: Props) {
  const session = useSession();
  if (session.status !== "signedIn") return null;
  const hasPassword = session.user.providers.includes("password");
  return hasPassword ? (
    <ConfirmPassword toastAfter={null} {...props} />
  ) : (
    <ConfirmByGoogle {...props} />
  );
}

function ConfirmByGoogle({ onConfirmed, onCancel }: Props) {
  const { submit, isBusy, question } = useAuthForm({
    fields: {},
    failureTitle: "Not confirmed",
    enter: async (_values, askCode) => {
      try {
        await reauthenticateWithGoogle(askCode);
      } catch (error) {
        if (popupProblem(authCode(error)) === null) return null; // the person closed the popup
        throw error;
      }
      onConfirmed();
      return null;
    },
  });
  return (
    <AuthForm label="Confirm that it is you" onSubmit={submit} question={question}>
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          Confirm with Google
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </AuthForm>
  );
}
