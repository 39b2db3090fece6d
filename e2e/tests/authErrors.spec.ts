import { expect, test } from "@playwright/test";
import { hold, refuse } from "../answerAuth.ts";
import { newAccount } from "../newAccount.ts";
import { LandingPage } from "../pages/LandingPage.ts";

const signInRefusals = {
  EMAIL_NOT_FOUND: "No account found with this email address. Please sign up first.",
  INVALID_PASSWORD: "Incorrect password.",
  INVALID_EMAIL: "Invalid email address.",
  INVALID_LOGIN_CREDENTIALS: "Invalid email or password. Please check your credentials.",
  TOO_MANY_ATTEMPTS_TRY_LATER: "Too many failed attempts. Please try again later.",
  USER_DISABLED: "Authentication error: user-disabled. Please try again.",
};

const signUpRefusals = {
  EMAIL_EXISTS: "An account with this email already exists.",
  "WEAK_PASSWORD : Password should be at least 6 characters":
    "Password should be at least 6 characters.",
  OPERATION_NOT_ALLOWED: "Authentication error: operation-not-allowed. Please try again.",
};

test("each refusal of a sign-in is said in the catalogue's words", async ({ page }) => {
  const [landing, account] = [new LandingPage(page), newAccount()];
  await landing.open();
  for (const [code, message] of Object.entries(signInRefusals)) {
    await refuse(page, "signInWithPassword", code);
    await landing.signIn(account.email, account.password);
    await landing.expectMessage("Sign in failed", message);
  }
});

test("each refusal of a new account is said in the catalogue's words", async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  for (const [code, message] of Object.entries(signUpRefusals)) {
    await refuse(page, "signUp", code);
    await landing.signUp(newAccount());
    await landing.expectMessage("Sign up failed", message);
  }
});

test("while it waits, each button says so and takes no second click", async ({ page }) => {
  const [landing, account] = [new LandingPage(page), newAccount()];
  await landing.open();
  const letSignUpGo = await hold(page, "signUp");
  await landing.signUp(account);
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  letSignUpGo();
  await landing.expectMessage("Account created!", "Welcome to Tieout");
});

test("a sign-in that waits says so, and one without a connection is refused", async ({ page }) => {
  const [landing, account] = [new LandingPage(page), newAccount()];
  await landing.open();
  const letGo = await hold(page, "signInWithPassword");
  await landing.signIn(account.email, account.password);
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  letGo();
  await landing.expectMessage("Sign in failed");
  await page.route("**/accounts:signInWithPassword**", (route) => route.abort());
  await landing.signIn(account.email, account.password);
  await landing.expectMessage("Authentication error: network-request-failed. Please try again.");
});

test("what is missing is named before anything is sent", async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signIn("", "");
  await landing.expectMessage("Enter your email address.", "Enter your password.");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("a reset answers the same where the identity service tells of no account", async ({
  page,
}) => {
  const [landing, account] = [new LandingPage(page), newAccount()];
  await landing.open();
  await refuse(page, "sendOobCode", "EMAIL_NOT_FOUND");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(
    page.getByText(
      `If ${account.email} has an account, a link to reset the password is on its way.`,
    ),
  ).toBeVisible();
});
