/** What the identity service's codes mean to a person (specification section 8). */
const messages: Readonly<Record<string, string>> = {
  "user-not-found": "No account found with this email address. Please sign up first.",
  "wrong-password": "Incorrect password.",
  "email-already-in-use": "An account with this email already exists.",
  "weak-password": "Password should be at least 8 characters.",
  "invalid-email": "Invalid email address.",
  "invalid-credential": "Invalid email or password. Please check your credentials.",
  "invalid-verification-code": "This code is not right. Type the one that is shown now.",
  "multi-factor-auth-required": "The code of your second factor was not given.",
  "requires-recent-login":
    "For your safety, sign out, sign in again, and do this within five minutes.",
  "unverified-email": "Verify your address first: the button is above.",
  "too-many-requests": "Too many failed attempts. Please try again later.",
};

/** The words for an error of the identity service. */
export function authMessage(error: unknown): string {
  const code = authCode(error);
  return messages[code] ?? `Authentication error: ${code}. Please try again.`;
}

/** The fields that a refusal may be about, by the names they have in forms, the likeliest first. */
export function authFields(error: unknown): readonly string[] {
  return refusedFields[authCode(error)] ?? [];
}

const refusedFields: Readonly<Record<string, readonly string[]>> = {
  "user-not-found": ["email"],
  "email-already-in-use": ["email"],
  "invalid-email": ["email"],
  "wrong-password": ["present", "password"],
  "invalid-credential": ["present", "password"],
  "weak-password": ["password"],
};

/** The code of an error of the identity service, without its "auth/". */
export function authCode(error: unknown): string {
  const hasCode = error instanceof Error && "code" in error && typeof error.code === "string";
  return hasCode ? String(error.code).replace(/^auth\//, "") : "unknown";
}
