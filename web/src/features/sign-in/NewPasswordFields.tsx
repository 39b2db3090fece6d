import { PasswordField } from "./PasswordField.tsx";
import { minimumPasswordLength } from "./signUpProblem.ts";

type Props = {
  /** What the two fields are called. */
  label: string;
  againLabel: string;
  /** What is wrong with them. */
  problems: Partial<Record<"password" | "confirmPassword", string>>;
};

/** A new password, twice: a slip of the finger would lock its owner out. */
export function NewPasswordFields({ label, againLabel, problems }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={`At least ${minimumPasswordLength} characters`}
        problem={problems.password}
      />
      <PasswordField
        label={againLabel}
        name="confirmPassword"
        autoComplete="new-password"
        problem={problems.confirmPassword}
      />
    </>
  );
}
