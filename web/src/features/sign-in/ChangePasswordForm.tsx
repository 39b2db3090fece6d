import { Button } from "../../components/Button.tsx";
import { AuthForm } from "./AuthForm.tsx";
import { changePassword } from "./authActions.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { signUpProblem } from "./signUpProblem.ts";
import { useAuthForm } from "./useAuthForm.ts";

const fields = {
  present: "Enter your present password.",
  password: "Choose a new password.",
  confirmPassword: "Type the new password again.",
} as const;

type Props = { email: string; onDone: () => void };

/** The present password, and the new one twice. */
export function ChangePasswordForm({ email, onDone }: Props) {
  const { submit, isBusy, problems, question } = useAuthForm({
    fields,
    failureTitle: "Password not changed",
    check: (values) => signUpProblem({ ...values, email }),
    enter: async ({ present, password }, askCode) => {
      await changePassword(present, password, askCode);
      onDone();
      return { title: "Password changed", description: "Use it the next time you sign in." };
    },
  });
  return (
    <AuthForm label="Change password" onSubmit={submit} question={question}>
      <PasswordField
        label="Present password"
        name="present"
        autoComplete="current-password"
        problem={problems.present}
      />
      <NewPasswordFields label="New password" againLabel="New password again" problems={problems} />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? "Changing..." : "Change password"}
      </Button>
    </AuthForm>
  );
}
