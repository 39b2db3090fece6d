import { expect } from "@playwright/test";
import { lookAt } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { Shell } from "../pages/Shell.ts";
import { UploadPage } from "../pages/UploadPage.ts";

const heading = "Account Code,Account Name,Debit,Credit,Account Type";
const thisYear = [
  heading,
  "1000,Bank,130.00,,Current Asset",
  "1100,Trade debtors,30.00,,Current Asset",
  "3000,Share capital,,100.00,Equity",
  "3900,Retained earnings,,20.00,Equity",
  "4000,Sales,,100.00,Revenue",
  "5000,Overheads,60.00,,Expense",
].join("\n");
const lastYear = [
  heading,
  "1000,Bank,100.00,,Current Asset",
  "1100,Trade debtors,20.00,,Current Asset",
  "3000,Share capital,,100.00,Equity",
  "3900,Retained earnings,,20.00,Equity",
].join("\n");
test("two trial balances of one date make a statement", async ({ page, project }) => {
  const uploads = new UploadPage(page);
  await project.upload("trial_balance", "this-year.csv", thisYear);
  await uploads.open();
  await expect(page.getByText(/^this-year\.csv: These are balances at one date\./)).toBeVisible();
  await lookAt(page, "one-date");

  await new Shell(page).goTo("Dashboard");
  await page.getByRole("button", { name: "Process Data" }).click();
  await expect(page.getByText(/this-year\.csv: These are balances at one date/)).toHaveCount(2);
  await lookAt(page, "one-date-dashboard");

  await project.upload("prior_trial_balance", "last-year.csv", lastYear);
  await uploads.open();
  await expect(
    page.getByText("this-year.csv: Balances at one date. They open with last-year.csv."),
  ).toBeVisible();
  await lookAt(page, "two-files");

  await project.process();
  const statement = new CashFlowPage(page);
  await statement.open();
  expect(await statement.amounts("indirect")).toMatchObject({
    cash_at_beginning: 100,
    cash_at_end: 130,
  });
});
