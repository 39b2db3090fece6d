import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { type UseFormRegister, useForm } from "react-hook-form";
import { productName } from "../../config/product.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import { signUp } from "./authActions.ts";
import { authMessage } from "./authMessages.ts";
import { PasswordField } from "./PasswordField.tsx";
import { signUpProblem } from "./signUpProblem.ts";
import { TextInput } from "./TextInput.tsx";

export type SignUpFields = {
  displayName: string;
  email: string;
  password: string;
  confirmPassword: string;
};

/** Creates an account. */
export function SignUpForm() {
  const { register, handleSubmit, formState } = useForm<SignUpFields>();
  const { isSubmitting, errors } = formState;
  const toast = useToast();
  const submit = handleSubmit(async (fields) => {
    const problem = signUpProblem(fields);
    if (problem) return toast({ ...problem, variant: "destructive" });
    try {
      await signUp({ ...fields, email: fields.email.trim() });
      toast({ title: "Account created!", description: `Welcome to ${productName}` });
    } catch (error) {
      toast({ title: "Sign up failed", description: authMessage(error), variant: "destructive" });
    }
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <NameAndEmail register={register} emailProblem={errors.email?.message} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        problem={errors.password?.message}
        field={register("password", { required: "Choose a password." })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        problem={errors.confirmPassword?.message}
        field={register("confirmPassword", { required: "Type the password again." })}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? "Creating Account..." : "Create Account"}
      </Button>
    </Stack>
  );
}

type NameProps = { register: UseFormRegister<SignUpFields>; emailProblem: string | undefined };

function NameAndEmail({ register, emailProblem }: NameProps) {
  return (
    <>
      <TextInput label="Full Name (Optional)" autoComplete="name" field={register("displayName")} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        problem={emailProblem}
        field={register("email", { required: "Enter your email address." })}
      />
    </>
  );
}
