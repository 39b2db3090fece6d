import { PasswordField } from "./PasswordField.tsx";
import { minimumPasswordLength } from "./signUpProblem.ts";

type Props = {
  /** What the two fields are called. */
  label: string;
  againLabel: string;
  /** What to say of a field that was left empty. */
  missing: Partial<Record<"password" | "confirmPassword", string>>;
};

/** A new password, twice: a slip of the finger would lock its owner out. */
export function NewPasswordFields({ label, againLabel, missing }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={`At least ${minimumPasswordLength} characters`}
        problem={missing.password}
      />
      <PasswordField
        label={againLabel}
        name="confirmPassword"
        autoComplete="new-password"
        problem={missing.confirmPassword}
      />
    </>
  );
}
