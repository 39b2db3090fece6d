import { expect, test } from "vitest";
import { authMessage } from "./authMessages.ts";
import { popupProblem } from "./popupProblem.ts";

const failure = (code: string) => Object.assign(new Error("Firebase says something"), { code });

test.each([
  ["user-not-found", "No account found with this email address. Please sign up first."],
  ["wrong-password", "Incorrect password."],
  ["email-already-in-use", "An account with this email already exists."],
  ["weak-password", "Password should be at least 8 characters."],
  ["invalid-email", "Invalid email address."],
  ["invalid-credential", "Invalid email or password. Please check your credentials."],
  ["too-many-requests", "Too many failed attempts. Please try again later."],
  ["network-request-failed", "Authentication error: network-request-failed. Please try again."],
])("%s is said in the catalogue's words", (code, message) => {
  expect(authMessage(failure(`auth/${code}`))).toBe(message);
});

test("what has no code is named unknown", () => {
  expect(authMessage("odd")).toBe("Authentication error: unknown. Please try again.");
});

test("a popup somebody closed is no problem, a blocked one is its own", () => {
  expect(popupProblem("popup-closed-by-user")).toBeNull();
  expect(popupProblem("cancelled-popup-request")).toBeNull();
  expect(popupProblem("popup-blocked")).toBe("blocked");
  expect(popupProblem("internal-error")).toBe("failed");
});
