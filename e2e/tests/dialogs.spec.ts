import { expect, type Page } from "@playwright/test";
import { lookAt } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { UploadPage } from "../pages/UploadPage.ts";

const books = [
  "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type",
  "1000,Bank,130.00,,100.00,,Current Asset",
  "1100,Trade debtors,30.00,,20.00,,Current Asset",
  "3000,Share capital,,100.00,,100.00,Equity",
  "3900,Retained earnings,,20.00,,20.00,Equity",
  "4000,Sales,,100.00,,,Revenue",
  "5000,Overheads,60.00,,,,Expense",
].join("\n");

const lastYear = [
  "Line item,Category,Amount",
  "Receipts from customers,Operating,70.00",
  "Payments to suppliers,Operating,-50.00",
  "Net cash from operating activities,Operating,20.00",
].join("\n");

test("what opens over a screen: accessible, no wider than the window", async ({
  page,
  project,
}) => {
  const look = (name: string) => lookAt(page, name, false);
  await project.upload("trial_balance", "books.csv", books);
  await project.upload("prior_cashflow", "last-year.csv", lastYear);
  await project.process();
  await page.goto("/");
  await lookAtDashboardDialogs(page, project.name, look);
  await lookAtStatement(page, look);
  await lookAtAcceptance(page, look);
});

type Look = (name: string) => Promise<void>;

async function lookAtDashboardDialogs(page: Page, project: string, look: Look): Promise<void> {
  await page.getByRole("button", { name: "Clear Project Data" }).click();
  const asked = page.getByRole("dialog", { name: "Clear this project's data?" });
  await expect(asked).toBeVisible();
  await look("clear");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toBeHidden();
  await page.getByRole("button", { name: `Project: ${project}. Change project` }).click();
  await expect(page.getByRole("dialog", { name: "Projects" })).toBeVisible();
  await look("projects");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Projects" })).toBeHidden();
}

async function lookAtStatement(page: Page, look: Look): Promise<void> {
  const cashFlow = new CashFlowPage(page);
  await cashFlow.openFromMenu();
  await page.getByRole("button", { name: "Add your words to Non-cash transactions" }).click();
  await expect(page.getByLabel("Your words for Non-cash transactions")).toBeVisible();
  await look("disclosure-words");
}

async function lookAtAcceptance(page: Page, look: Look): Promise<void> {
  const uploads = new UploadPage(page);
  await uploads.openFromMenu();
  await uploads.send("out.csv", books.replace("Bank,130", "Bank,142"));
  await uploads.card().getByRole("button", { name: "Accept the difference" }).click();
  await expect(page.getByRole("dialog", { name: /^Accept a trial balance/ })).toBeVisible();
  await look("accept-difference");
}
