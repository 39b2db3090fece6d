import { test } from "@playwright/test";
import { newAccount } from "../newAccount.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { signUpToApi } from "../signUpToApi.ts";

test("a taken address, an unknown one and a wrong password each have their message", async ({
  page,
}) => {
  const [landing, account] = [new LandingPage(page), newAccount()];
  await signUpToApi(account);
  await landing.open();
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
