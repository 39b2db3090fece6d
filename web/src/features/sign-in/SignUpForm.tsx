import { Button } from "../../components/Button.tsx";
import { productName } from "../../config/product.ts";
import type { Toast } from "../../lib/toast/useToast.ts";
import { AuthForm } from "./AuthForm.tsx";
import { type SignUpDetails, signUp } from "./authActions.ts";
import { EmailField } from "./EmailField.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { signUpProblem } from "./signUpProblem.ts";
import { TextInput } from "./TextInput.tsx";
import { useAuthForm } from "./useAuthForm.ts";

const fields = {
  displayName: null,
  email: "Enter your email address.",
  password: "Choose a password.",
  confirmPassword: "Type the password again.",
} as const;

/** Creates an account. */
export function SignUpForm() {
  const { submit, isBusy, problems, question } = useAuthForm({
    fields,
    failureTitle: "Sign up failed",
    check: signUpProblem,
    enter: createAccount,
  });
  return (
    <AuthForm label="Sign Up" onSubmit={submit} question={question}>
      <TextInput label="Full Name (Optional)" name="displayName" autoComplete="name" />
      <EmailField problem={problems.email} />
      <NewPasswordFields label="Password" againLabel="Confirm Password" problems={problems} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? "Creating Account..." : "Create Account"}
      </Button>
    </AuthForm>
  );
}

async function createAccount(values: SignUpDetails): Promise<Toast> {
  await signUp({ ...values, email: values.email.trim() });
  return { title: "Account created!", description: `Welcome to ${productName}` };
}
