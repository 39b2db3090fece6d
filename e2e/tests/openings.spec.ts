import { expect } from "@playwright/test";
import { lookAt } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
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
const report = [
  "Profit and Loss,2025",
  "Sales,400",
  "Total Energies supply,150",
  "Net profit,250",
].join("\n");

test("two trial balances of one date make a statement", async ({ page, project: _ }) => {
  const look = (name: string) => lookAt(page, name);
  const uploads = new UploadPage(page);
  await uploads.open();
  await uploads.send("this-year.csv", thisYear);
  await uploads.expectValid("this-year.csv");
  await expect(page.getByText(/^this-year\.csv: These are balances at one date\./)).toBeVisible();
  await look("one-date");

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Process Data" }).click();
  await expect(page.getByText(/this-year\.csv: These are balances at one date/)).toHaveCount(2);
  await look("one-date-dashboard");

  await uploads.open();
  await uploads.send("last-year.csv", lastYear, "Last Year's Trial Balance");
  await expect(
    page.getByText("this-year.csv: Balances at one date. They open with last-year.csv."),
  ).toBeVisible();
  await look("two-files");

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Process Data" }).click();
  const statement = new CashFlowPage(page);
  await expect(page.getByText("The statement ties out").first()).toBeVisible();
  await statement.open();
  expect(await statement.amounts("indirect")).toMatchObject({
    cash_at_beginning: 100,
    cash_at_end: 130,
  });
});

test("what the rows of a report are is said by hand", async ({ page, project: _ }) => {
  const uploads = new UploadPage(page);
  await uploads.open();
  await uploads.send("report.csv", report, "Profit & Loss");
  const card = uploads.card("Profit & Loss");
  await card.getByRole("button", { name: /^(Match|Change) columns of report\.csv$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Columns of report.csv" });
  await dialog.getByText("What the rows are").click();
  await dialog.getByLabel("Row 2 is").selectOption("account");
  await dialog.getByLabel("Section of row 2").selectOption("Income");
  await dialog.getByLabel("Row 3 is").selectOption("account");
  await dialog.getByLabel("Section of row 3").selectOption("Expenses");
  await dialog.getByLabel("Section of row 3").scrollIntoViewIfNeeded();
  await lookAt(page, "rows", false);
  await dialog.getByRole("button", { name: "Use these columns" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText(/^The statement is made from this file · 2 rows/)).toBeVisible();
});
