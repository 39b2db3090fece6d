import { expect, test } from "vitest";
import { authMessage } from "./authMessages.ts";

const failure = (code: string) => Object.assign(new Error("Firebase says something"), { code });

test("a known code is said in the catalogue's words", () => {
  expect(authMessage(failure("auth/invalid-credential"))).toBe(
    "Invalid email or password. Please check your credentials.",
  );
  expect(authMessage(failure("auth/email-already-in-use"))).toBe(
    "An account with this email already exists.",
  );
});

test("any other code is named", () => {
  expect(authMessage(failure("auth/network-request-failed"))).toBe(
    "Authentication error: network-request-failed. Please try again.",
  );
  expect(authMessage("odd")).toBe("Authentication error: unknown. Please try again.");
});
