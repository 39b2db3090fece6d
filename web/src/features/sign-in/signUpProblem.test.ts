import { expect, test } from "vitest";
import { signUpProblem } from "./signUpProblem.ts";

const problemOf = (password: string, email = "ada.ledger@example.com") =>
  signUpProblem({ email, password, confirmPassword: password })?.title ?? null;

test.each([
  "password1",
  "Passw0rd!",
  "12345678",
  "1234567890",
  "87654321",
  "abcdefgh",
  "aaaaaaaa",
  "Qwertyuiop",
  "1qaz2wsx",
  "Summer2026!",
  "ada.ledger",
  "ada.ledger@example.com",
])("%s is among the first that anyone would try", (password) => {
  expect(problemOf(password)).toBe("Password too common");
});

test.each(["correct horse", "tie-it-out-1", "analytical engine", "Kxv8-ddr", "ünïcödé-wörds"])(
  "%s is taken, with no rule of what it is made of",
  (password) => {
    expect(problemOf(password)).toBe(null);
  },
);

test("a password has 8 to 128 characters", () => {
  expect(problemOf("kx8vddr")).toBe("Password too short");
  expect(problemOf("kx8vddrq")).toBe(null);
  expect(problemOf("kx8v".repeat(32))).toBe(null);
  expect(problemOf(`${"kx8v".repeat(32)}x`)).toBe("Password too long");
});
