import { expect, test } from "@playwright/test";
import { demoAccount } from "../../emulators/demo.ts";
import { newAccount } from "../newAccount.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { Shell } from "../pages/Shell.ts";

test("what is wrong with a new account is said in the specification's words", async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signUp(newAccount(), "another-password");
  await landing.expectMessage("Passwords don't match", "Please make sure your passwords match.");
  await landing.signUp({ ...newAccount(), password: "short" });
  await landing.expectMessage("Password too short", "Password must be at least 6 characters long.");
  await landing.signUp({ ...newAccount(), email: "not-an-address" });
  await landing.expectMessage("Sign up failed", "Invalid email address.");
});

test("a taken address, an unknown one and a wrong password each have their message", async ({
  page,
}) => {
  const [landing, shell, account] = [new LandingPage(page), new Shell(page), newAccount()];
  await landing.open();
  await landing.signUp(account);
  await shell.expectHeading("Dashboard");
  await shell.signOut();
  await landing.signUp(account);
  await landing.expectMessage("Sign up failed", "An account with this email already exists.");
  await landing.signIn(account.email, "not-the-password");
  await landing.expectMessage("Sign in failed", "Incorrect password.");
  await landing.signIn(newAccount().email, account.password);
  await landing.expectMessage(
    "Sign in failed",
    "No account found with this email address. Please sign up first.",
  );
  await landing.signIn(account.email, account.password);
  await landing.expectMessage("Welcome back!", "You have successfully signed in.");
});

test("the demo account's box fills the form", async ({ page }) => {
  await new LandingPage(page).open();
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(demoAccount.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(demoAccount.password);
});

test("the reset e-mail gets the same answer whether or not the account exists", async ({
  page,
}) => {
  const [landing, stranger] = [new LandingPage(page), newAccount()];
  await landing.open();
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByText("Type your email address above first.")).toBeVisible();
  await page.getByLabel("Email").fill(stranger.email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByText(`If ${stranger.email} has an account`)).toBeVisible();
});

test("a signed-in screen shows the landing page to a visitor, and an unknown address is said", async ({
  page,
}) => {
  await page.goto("/audit-trail");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});
