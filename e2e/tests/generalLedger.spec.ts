import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { lookAt } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { DashboardPage } from "../pages/DashboardPage.ts";
import { UploadPage } from "../pages/UploadPage.ts";

const folder = join(import.meta.dirname, "../../web/public/templates");
const ledger = readFileSync(join(folder, "general_ledger_template.csv"), "utf8");

test("a general ledger makes a statement that leads to its entries", async ({
  page,
  project: _,
}) => {
  const look = (name: string) => lookAt(page, name);
  const uploads = new UploadPage(page);
  await uploads.open();
  await uploads.send("ledger.csv", ledger, "General Ledger");
  const card = uploads.card("General Ledger (optional)");
  await expect(card.getByText("ledger.csv uploaded")).toBeVisible();
  await expect(card.getByText(/^24 journal entries \(\d+ lines on 22 accounts\)/)).toBeVisible();
  await look("ledger-upload");

  await page.goto("/dashboard");
  await new DashboardPage(page).process();
  const statement = new CashFlowPage(page);
  await statement.open();
  await statement.switchTo("Direct");
  expect(await statement.amounts("direct")).toMatchObject({
    receipts_from_customers: 569_000,
    purchase_of_ppe: -25_000,
    cash_at_beginning: 42_000,
    cash_at_end: 57_300,
  });
  await expect(page.getByRole("table", { name: "The year in quarters" })).toBeVisible();
  await expect(page.getByRole("list", { name: "What the ledger settled" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Before and after" })).toBeVisible();
  await look("ledger-statement");

  const drawer = await statement.openLine("Purchase of property, plant and equipment");
  await drawer
    .getByRole("button", { name: /^Show \d+ entr/ })
    .first()
    .click();
  await expect(drawer.getByText(/^Entry 9 · 1 Jun 2025/)).toBeVisible();
  await look("ledger-entries");
});
