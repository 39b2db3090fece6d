import { expect, type Page, test } from "@playwright/test";
import { newAccount } from "../newAccount.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { Shell } from "../pages/Shell.ts";
import { standInForGoogle } from "../standInForGoogle.ts";
import { takenOver } from "../takenOver.ts";

const google = (page: Page) => page.getByRole("button", { name: "Continue with Google" });

test("Google lets somebody in, from the card and from a marketing page", async ({ page }) => {
  const [landing, shell] = [new LandingPage(page), new Shell(page)];
  await standInForGoogle(page, "signs in", newAccount().email);
  await landing.open();
  await google(page).click();
  await landing.expectMessage("Welcome!", "You have successfully signed in with Google.");
  await shell.expectHeading("Dashboard");
  await shell.signOut();
  await page.goto("/pricing");
  await takenOver(page);
  await google(page).click();
  await shell.expectHeading("Dashboard");
});

test("a popup that is blocked is said on the card", async ({ page }) => {
  const landing = new LandingPage(page);
  await standInForGoogle(page, "is blocked", newAccount().email);
  await landing.open();
  await google(page).click();
  await landing.expectMessage("Popup blocked", "Please allow popups for this site and try again.");
});

test("a popup that is closed is no failure", async ({ page }) => {
  const landing = new LandingPage(page);
  await standInForGoogle(page, "is closed", newAccount().email);
  await landing.open();
  await google(page).click();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  await expect(google(page)).toBeEnabled();
  // The button and a message would change in one stroke; waiting would only see a message go.
  expect(await page.getByText("Sign in failed").count()).toBe(0);
});

test("anything else is a failure, in the card's words", async ({ page }) => {
  const landing = new LandingPage(page);
  await page.route("https://apis.google.com/**", (route) => route.abort());
  await landing.open();
  await google(page).click();
  await landing.expectMessage("Sign in failed", "Please try again.");
});

for (const address of ["/features", "/pricing", "/solutions", "/about"]) {
  test(`${address} says in an alert why the popup did not open`, async ({ page }) => {
    await standInForGoogle(page, "is blocked", newAccount().email);
    await page.goto(address);
    await takenOver(page);
    await google(page).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Sign-in popup was blocked. Please allow popups for this site and try again.",
    );
  });
}

test("any other failure on a marketing page is an alert too", async ({ page }) => {
  await page.route("https://apis.google.com/**", (route) => route.abort());
  await page.goto("/features");
  await takenOver(page);
  await google(page).click();
  await expect(page.getByRole("alert")).toHaveText("Sign-in failed. Please try again.");
});
