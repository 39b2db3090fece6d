import { Button } from "../../components/Button.tsx";
import { AuthForm } from "./AuthForm.tsx";
import { changeAddress } from "./authActions.ts";
import { EmailField } from "./EmailField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useAuthForm } from "./useAuthForm.ts";

const fields = {
  email: "Enter your new address.",
  present: "Enter your password.",
} as const;

/** A new address, which has to be proved before it is the account's, and the password. */
export function ChangeAddressForm({ onSent }: { onSent: (address: string) => void }) {
  const { submit, isBusy, problems, question } = useAuthForm({
    fields,
    failureTitle: "Address not changed",
    enter: async ({ email, present }, askCode) => {
      const address = email.trim();
      await changeAddress(present, address, askCode);
      onSent(address);
      return { title: "Link sent" };
    },
  });
  return (
    <AuthForm label="Change address" onSubmit={submit} question={question}>
      <EmailField label="New email address" problem={problems.email} />
      <PasswordField
        label="Password"
        name="present"
        autoComplete="current-password"
        problem={problems.present}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? "Sending..." : "Send the link"}
      </Button>
    </AuthForm>
  );
}
