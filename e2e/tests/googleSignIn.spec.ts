import type { Page } from "@playwright/test";
import { test } from "../baseTest.ts";
import { expectMessages } from "../expectMessages.ts";
import { newAccount } from "../newAccount.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { Shell } from "../pages/Shell.ts";
import { standInForGoogle } from "../standInForGoogle.ts";
import { takenOver } from "../takenOver.ts";

const google = (page: Page) => page.getByRole("button", { name: "Continue with Google" });

test("Google lets somebody in, from the card and from a marketing page", async ({ page }) => {
  const [landing, shell] = [new LandingPage(page), new Shell(page)];
  await standInForGoogle(page, newAccount().email);
  await landing.open();
  await expectMessages(page, ["Welcome!", "You have successfully signed in with Google."], () =>
    google(page).click(),
  );
  await shell.expectHeading("Dashboard");
  // Whoever leaves the page before that has not signed out.
  await expectMessages(page, ["Signed out successfully"], () => shell.signOut());
  await page.goto("/pricing");
  await takenOver(page);
  await google(page).click();
  await shell.expectHeading("Dashboard");
});
