import { isCommonPassword } from "./isCommonPassword.ts";

/** In characters; NIST SP 800-63B asks for 8, the specification for 6 (docs/deviations.md). */
export const minimumPasswordLength = 8;
const maximumPasswordLength = 128;

/** What stands against a new password, in the specification's words (section 5). */
export function signUpProblem(fields: {
  email: string;
  password: string;
  confirmPassword: string;
}): { title: string; description: string } | null {
  const { email, password, confirmPassword } = fields;
  if (password !== confirmPassword) {
    return {
      title: "Passwords don't match",
      description: "Please make sure your passwords match.",
    };
  }
  if (password.length < minimumPasswordLength) {
    return {
      title: "Password too short",
      description: `Password must be at least ${minimumPasswordLength} characters long.`,
    };
  }
  if (password.length > maximumPasswordLength) {
    return {
      title: "Password too long",
      description: `Password must be at most ${maximumPasswordLength} characters long.`,
    };
  }
  if (isCommonPassword(password, email)) {
    return {
      title: "Password too common",
      description: "This password is one of the first that others would try. Choose another.",
    };
  }
  return null;
}
