import { Buffer } from "node:buffer";
import { expect, test } from "@playwright/test";
import { newAccount } from "../newAccount.ts";
import { DashboardPage } from "../pages/DashboardPage.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { Shell } from "../pages/Shell.ts";

const header =
  "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type";

test("a file that cannot be read says in which row and column, and is not counted", async ({
  page,
}) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signUp(newAccount());
  await new DashboardPage(page).createProject("IFRS");
  const shell = new Shell(page);
  await shell.goTo("Upload Data");
  // The dashboard has a widget of the same name, and stays until the screen has loaded.
  await shell.expectHeading("Upload Data");
  const rows = ["1000,Bank,100.00,,80.00,,Asset", "3000,Capital,,twelve,,80.00,Equity"];
  await page.getByLabel("Trial Balance file", { exact: true }).setInputFiles({
    name: "broken.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([header, ...rows].join("\n")),
  });
  await landing.expectMessage(
    "Please check the validation errors below and correct your file",
    "File validation failed. Please fix the issues below and try again.",
  );
  const error = page.getByRole("table", { name: "Errors" }).getByRole("row").nth(1);
  await expect(error.getByRole("cell").nth(0)).toHaveText("3");
  await expect(error.getByRole("cell").nth(1)).toHaveText("Current Credit");
  await expect(error).toContainText("twelve");
});

test("a file of the wrong kind is refused before it is sent", async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signUp(newAccount());
  await new DashboardPage(page).createProject("IFRS");
  await page.getByLabel("Trial Balance file", { exact: true }).setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from("not a table"),
  });
  await landing.expectMessage("Upload failed");
  await expect(page.getByText("photo.png is not accepted here.")).toBeVisible();
});
