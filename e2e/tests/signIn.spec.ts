import { test } from "../baseTest.ts";
import { expectMessages } from "../expectMessages.ts";
import { newAccount } from "../newAccount.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { signUpToApi } from "../signUpToApi.ts";

test("a taken address, an unknown one and a wrong password each have their message", async ({
  page,
}) => {
  const [landing, account] = [new LandingPage(page), newAccount()];
  await signUpToApi(account);
  await landing.open();
  await expectMessages(page, ["Sign up failed", "An account with this email already exists."], () =>
    landing.signUp(account),
  );
  const wrong = ["Sign in failed", "Incorrect password."];
  await expectMessages(page, wrong, () => landing.signIn(account.email, "not-the-password"));
  const unknown = "No account found with this email address. Please sign up first.";
  await expectMessages(page, ["Sign in failed", unknown], () =>
    landing.signIn(newAccount().email, account.password),
  );
  await expectMessages(page, ["Welcome back!", "You have successfully signed in."], () =>
    landing.signIn(account.email, account.password),
  );
});
