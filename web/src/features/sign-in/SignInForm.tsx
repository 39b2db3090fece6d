import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useForm } from "react-hook-form";
import { useToast } from "../../lib/toast/useToast.ts";
import { signIn } from "./authActions.ts";
import { authMessage } from "./authMessages.ts";
import { DemoHint } from "./DemoHint.tsx";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { TextInput } from "./TextInput.tsx";

type Fields = { email: string; password: string };

/** Signs in with e-mail and password. */
export function SignInForm() {
  const { register, handleSubmit, getValues, setValue, formState } = useForm<Fields>();
  const { isSubmitting, errors } = formState;
  const toast = useToast();
  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await signIn(email.trim(), password);
      toast({ title: "Welcome back!", description: "You have successfully signed in." });
    } catch (error) {
      toast({ title: "Sign in failed", description: authMessage(error), variant: "destructive" });
    }
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        problem={errors.email?.message}
        field={register("email", { required: "Enter your email address." })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        problem={errors.password?.message}
        field={register("password", { required: "Enter your password." })}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? "Signing in..." : "Sign In"}
      </Button>
      <ForgotPassword readEmail={() => getValues("email")} />
      <DemoHint
        onFill={({ email, password }) => {
          setValue("email", email);
          setValue("password", password);
        }}
      />
    </Stack>
  );
}
