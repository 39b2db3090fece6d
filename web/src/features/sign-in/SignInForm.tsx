import { useRef } from "react";
import { Button } from "../../components/Button.tsx";
import { AuthForm } from "./AuthForm.tsx";
import { signIn } from "./authActions.ts";
import { DemoHint } from "./DemoHint.tsx";
import { EmailField } from "./EmailField.tsx";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useAuthForm } from "./useAuthForm.ts";

const fields = { email: "Enter your email address.", password: "Enter your password." } as const;

/** Signs in with e-mail and password. */
export function SignInForm() {
  const form = useRef<HTMLFormElement>(null);
  const { submit, isBusy, problems, question } = useAuthForm({
    fields,
    failureTitle: "Sign in failed",
    enter: async ({ email, password }, askCode) => {
      await signIn(email.trim(), password, askCode);
      return { title: "Welcome back!", description: "You have successfully signed in." };
    },
  });
  return (
    <AuthForm ref={form} label="Sign In" onSubmit={submit} question={question}>
      <EmailField problem={problems.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        problem={problems.password}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? "Signing in..." : "Sign In"}
      </Button>
      <ForgotPassword readEmail={() => fieldOf(form.current, "email")?.value ?? ""} />
      <DemoHint
        onFill={(account) => {
          for (const name of ["email", "password"] as const) {
            const field = fieldOf(form.current, name);
            if (field) field.value = account[name];
          }
        }}
      />
    </AuthForm>
  );
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
