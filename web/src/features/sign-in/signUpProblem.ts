import { isCommonPassword } from "./isCommonPassword.ts";
import type { FieldProblem } from "./useAuthForm.ts";

/** In characters; NIST SP 800-63B asks for 8, the specification for 6 (docs/deviations.md). */
export const minimumPasswordLength = 8;
const maximumPasswordLength = 128;

type PasswordProblem = FieldProblem<"password" | "confirmPassword">;

/** What stands against a new password, in the specification's words (section 5), and at which of its two fields. */
export function signUpProblem(fields: {
  email: string;
  password: string;
  confirmPassword: string;
}): PasswordProblem | null {
  const { email, password, confirmPassword } = fields;
  if (password !== confirmPassword) {
    return {
      field: "confirmPassword",
      title: "Passwords don't match",
      description: "Please make sure your passwords match.",
    };
  }
  if (password.length < minimumPasswordLength) {
    return {
      field: "password",
      title: "Password too short",
      description: `Password must be at least ${minimumPasswordLength} characters long.`,
    };
  }
  if (password.length > maximumPasswordLength) {
    return {
      field: "password",
      title: "Password too long",
      description: `Password must be at most ${maximumPasswordLength} characters long.`,
    };
  }
  if (isCommonPassword(password, email)) {
    return {
      field: "password",
      title: "Password too common",
      description: "This password is one of the first that others would try. Choose another.",
    };
  }
  return null;
}
