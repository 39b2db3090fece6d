import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { expectTexts } from "../../testing/expectTexts.ts";
import { type FakeIdentity, identityError } from "../../testing/fakeIdentity.ts";
import { fillIn } from "../../testing/fillIn.ts";
import { heldBack } from "../../testing/heldBack.ts";
import { renderApp } from "../../testing/renderApp.tsx";

const signInRefusals = {
  "user-not-found": "No account found with this email address. Please sign up first.",
  "wrong-password": "Incorrect password.",
  "invalid-email": "Invalid email address.",
  "invalid-credential": "Invalid email or password. Please check your credentials.",
  "too-many-requests": "Too many failed attempts. Please try again later.",
  "user-disabled": "Authentication error: user-disabled. Please try again.",
  "network-request-failed": "Authentication error: network-request-failed. Please try again.",
};

const signUpRefusals = {
  "email-already-in-use": "An account with this email already exists.",
  "weak-password": "Password should be at least 8 characters.",
  "operation-not-allowed": "Authentication error: operation-not-allowed. Please try again.",
};

const refuse = (code: string) => () => {
  throw identityError(code);
};

const openCard = (identity: FakeIdentity = {}) => renderApp("/", { person: null, identity });

async function signIn(user: UserEvent): Promise<void> {
  await fillIn(user, screen.getByLabelText("Email"), "ada@example.com");
  await fillIn(user, screen.getByLabelText("Password"), "tie-it-out-1");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
}

type NewAccount = { email?: string; password?: string; again?: string };

async function signUp(user: UserEvent, account: NewAccount = {}): Promise<void> {
  const { email = "ada@example.com", password = "tie-it-out-1", again = password } = account;
  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  await fillIn(user, screen.getByLabelText("Full Name (Optional)"), "Ada Ledger");
  await fillIn(user, screen.getByLabelText("Email"), email);
  await fillIn(user, screen.getByLabelText("Password"), password);
  await fillIn(user, screen.getByLabelText("Confirm Password"), again);
  await user.click(screen.getByRole("button", { name: "Create Account" }));
}

test.each(Object.entries(signInRefusals))(
  "a sign-in refused with %s is said in the catalogue's words",
  async (code, message) => {
    const { user } = await openCard({ signIn: refuse(code) });
    await signIn(user);
    await expectTexts("Sign in failed", message);
  },
);

test.each(Object.entries(signUpRefusals))(
  "a new account refused with %s is said in the catalogue's words",
  async (code, message) => {
    const { user } = await openCard({ signUp: refuse(code) });
    await signUp(user);
    await expectTexts("Sign up failed", message);
  },
);

test("what the service refuses of a field stands beside the field until the form is sent again", async () => {
  const identity: FakeIdentity = { signUp: refuse("email-already-in-use") };
  const { user } = await openCard(identity);
  await signUp(user);
  const email = screen.getByLabelText("Email");
  await vi.waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveAccessibleDescription("An account with this email already exists.");
  identity.signUp = refuse("network-request-failed");
  await user.click(screen.getByRole("button", { name: "Create Account" }));
  await expectTexts("Authentication error: network-request-failed. Please try again.");
  expect(screen.getByLabelText("Email")).toBeValid();
});

test("who has signed up goes on at the page and not at the top of the window", async () => {
  const { user } = await openCard();
  await signUp(user);
  await screen.findByRole("heading", { name: "Dashboard" });
  expect(screen.getByRole("main")).toHaveFocus();
});

test("an account with a second factor is asked for its code, until it is right", async () => {
  const giveCode = (code?: string) => {
    if (code !== "123456") throw identityError("invalid-verification-code");
  };
  const { user } = await openCard({ signIn: refuse("multi-factor-auth-required"), giveCode });
  await signIn(user);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await expectTexts("Sign in failed", "The code of your second factor was not given.");
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  const code = await screen.findByLabelText("Code of your authenticator app");
  await user.type(code, "999999{Enter}");
  await expectTexts("This code is not right. Type the one that is shown now.");
  await user.clear(screen.getByLabelText("Code of your authenticator app"));
  await user.type(screen.getByLabelText("Code of your authenticator app"), "123456{Enter}");
  await expectTexts("Welcome back!");
});

test("Google leads to the second factor too", async () => {
  const signInWithGoogle = refuse("multi-factor-auth-required");
  const { user } = await openCard({ signInWithGoogle });
  await user.click(screen.getByRole("button", { name: "Continue with Google" }));
  await user.type(await screen.findByLabelText("Code of your authenticator app"), "123456{Enter}");
  await expectTexts("You have successfully signed in with Google.");
});

test("two passwords that differ, and a short one, are refused before anything is sent", async () => {
  const identity = { signUp: vi.fn() };
  const { user } = await openCard(identity);
  await signUp(user, { again: "another-password" });
  await expectTexts("Passwords don't match", "Please make sure your passwords match.");
  const again = screen.getByLabelText("Confirm Password");
  expect(again).toHaveFocus();
  expect(again).toBeInvalid();
  expect(again).toHaveAccessibleDescription("Please make sure your passwords match.");
  expect(screen.getByLabelText("Password")).toBeValid();
  for (const field of screen.getAllByRole("textbox")) await user.clear(field);
  for (const label of ["Password", "Confirm Password"]) {
    await user.clear(screen.getByLabelText(label));
  }
  await signUp(user, { password: "short" });
  await expectTexts("Password too short", "Password must be at least 8 characters long.");
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(
    "Password must be at least 8 characters long.",
  );
  expect(screen.getByLabelText("Confirm Password")).toBeValid();
  expect(identity.signUp).not.toHaveBeenCalled();
});

test("what is missing is named before anything is sent", async () => {
  const identity = { signIn: vi.fn() };
  const { user } = await openCard(identity);
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await expectTexts("Enter your email address.", "Enter your password.");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(identity.signIn).not.toHaveBeenCalled();
});

test("a sign-in that waits says so and takes no second click, then welcomes", async () => {
  const { wait, letGo } = heldBack();
  const { user } = await openCard({ signIn: () => wait });
  await signIn(user);
  expect(await screen.findByRole("button", { name: "Signing in..." })).toBeDisabled();
  letGo();
  await expectTexts("Welcome back!", "You have successfully signed in.");
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("a new account that waits says so and takes no second click, then welcomes", async () => {
  const { wait, letGo } = heldBack();
  const { user } = await openCard({ signUp: () => wait });
  await signUp(user);
  expect(await screen.findByRole("button", { name: "Creating Account..." })).toBeDisabled();
  letGo();
  await expectTexts("Account created!", "Welcome to Tieout");
});

test("a reset answers the same whether or not the account exists", async () => {
  const identity: FakeIdentity = {};
  const { user } = await openCard(identity);
  const ask = () => user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await ask();
  await expectTexts("Type your email address above first.");
  const answer = (email: string) =>
    `If ${email} has an account, a link to reset the password is on its way.`;
  await fillIn(user, screen.getByLabelText("Email"), "ada@example.com");
  await ask();
  await expectTexts(answer("ada@example.com"));
  identity.resetPassword = refuse("user-not-found");
  await user.clear(screen.getByLabelText("Email"));
  await fillIn(user, screen.getByLabelText("Email"), "nobody@example.com");
  await ask();
  await expectTexts(answer("nobody@example.com"));
});

test("the demo account's box fills the form", async () => {
  vi.stubEnv("VITE_DEMO_EMAIL", "demo@example.com");
  vi.stubEnv("VITE_DEMO_PASSWORD", "demo-password");
  const { user } = await openCard();
  await user.click(screen.getByRole("button", { name: "Fill in" }));
  expect(screen.getByLabelText("Email")).toHaveValue("demo@example.com");
  expect(screen.getByLabelText("Password")).toHaveValue("demo-password");
});

const google = () => screen.getByRole("button", { name: "Continue with Google" });

test("Google lets somebody in", async () => {
  const { user } = await openCard();
  await user.click(google());
  await expectTexts("You have successfully signed in with Google.");
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("a popup that is blocked is said on the card", async () => {
  const { user } = await openCard({ signInWithGoogle: refuse("popup-blocked") });
  await user.click(google());
  await expectTexts("Popup blocked", "Please allow popups for this site and try again.");
});

test("a popup that is closed is no failure", async () => {
  const { wait, letGo } = heldBack();
  const signInWithGoogle = () => wait.then(refuse("popup-closed-by-user"));
  const { user } = await openCard({ signInWithGoogle });
  await user.click(google());
  expect(await screen.findByRole("button", { name: "Signing in..." })).toBeDisabled();
  letGo();
  expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeEnabled();
  expect(screen.queryByText("Sign in failed")).not.toBeInTheDocument();
});

test("any other end of the popup is a failure, in the card's words", async () => {
  const { user } = await openCard({ signInWithGoogle: refuse("internal-error") });
  await user.click(google());
  await expectTexts("Sign in failed", "Please try again.");
});
