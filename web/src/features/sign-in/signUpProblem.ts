/** Specification section 9. */
export const minimumPasswordLength = 6;

/** What stands against a new password, in the specification's words (section 5). */
export function signUpProblem(fields: {
  password: string;
  confirmPassword: string;
}): { title: string; description: string } | null {
  if (fields.password !== fields.confirmPassword) {
    return {
      title: "Passwords don't match",
      description: "Please make sure your passwords match.",
    };
  }
  if (fields.password.length < minimumPasswordLength) {
    return {
      title: "Password too short",
      description: `Password must be at least ${minimumPasswordLength} characters long.`,
    };
  }
  return null;
}
