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
  const card = uploads.card("General Ledger");
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

const [headings = "", ...rows] = ledger.trim().split("\n");

/** The rows of some months of the ledger, as a program exports them. */
function monthsOf(from: string, to: string): string {
  const own = rows.filter((row) => row.slice(0, 7) >= from && row.slice(0, 7) <= to);
  return `${[headings, ...own].join("\n")}\n`;
}

test("a ledger in several files is one, and one of another year waits to be told what it is for", async ({
  page,
  project: _,
}) => {
  const uploads = new UploadPage(page);
  const label = "General Ledger";
  await uploads.open();
  await uploads.sendAll(
    {
      "first-half.csv": monthsOf("2025-01", "2025-06"),
      "second-half.csv": monthsOf("2025-07", "2025-12"),
    },
    label,
  );
  const card = uploads.card(label);
  await expect(card.getByText("2 files uploaded")).toBeVisible();
  await expect(
    card.getByText(/^These 2 files are the general ledger, with entries from 31 Jan/),
  ).toBeVisible();
  const earlier = monthsOf("2025-02", "2025-05").replaceAll("2025-", "2023-");
  await uploads.send("2023.csv", earlier, label);
  const other = uploads.file("2023.csv", label);
  await expect(other.getByText(/^Does not count yet/)).toBeVisible();
  await expect(other.getByRole("alert")).toContainText("it would be more than a year");
  await lookAt(page, "ledger-of-several-files");

  await page.goto("/dashboard");
  await new DashboardPage(page).process();
  const statement = new CashFlowPage(page);
  await statement.open();
  await statement.switchTo("Direct");
  expect(await statement.amounts("direct")).toMatchObject({
    receipts_from_customers: 569_000,
    cash_at_beginning: 42_000,
    cash_at_end: 57_300,
  });
});
