import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { lookAt } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { AdjustmentsPage } from "../pages/AdjustmentsPage.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { DashboardPage } from "../pages/DashboardPage.ts";
import { Shell } from "../pages/Shell.ts";
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

  await new Shell(page).goTo("Dashboard");
  await new DashboardPage(page).process();
  const statement = new CashFlowPage(page);
  await statement.openFromMenu();
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

/** The balances of January once more, for July: the first half of the year does not lead to them. */
const otherOpening = rows
  .filter((row) => row.startsWith("2025-01-01,1,"))
  .map((row) => row.replace("2025-01-01,1,", "2025-07-01,901,"));

/** A year in which nothing names what a payment settles: goods, or the press. */
const earlierYear = [
  headings,
  "2023-01-02,1,1000,Bank current account,Paid in,,,5000.00,",
  "2023-01-02,1,3000,Share capital,Paid in,,,,5000.00",
  "2023-02-03,2,5000,Cost of sales,Goods,,,600.00,",
  "2023-02-03,2,2000,Trade creditors,Goods,,,,600.00",
  "2023-03-03,3,1500,Plant and machinery,Press,,,900.00,",
  "2023-03-03,3,2000,Trade creditors,Press,,,,900.00",
  "2023-06-05,4,2000,Trade creditors,Paid,,,700.00,",
  "2023-06-05,4,1000,Bank current account,Paid,,,,700.00",
  "2023-12-05,5,1000,Bank current account,Takings,,,2000.00,",
  "2023-12-05,5,4000,Sales,Takings,,,,2000.00",
].join("\n");

test("files that contradict each other are accepted, another period is taken, and an estimate is confirmed", async ({
  page,
  project,
}) => {
  const [uploads, statement] = [new UploadPage(page), new CashFlowPage(page)];
  const label = "General Ledger";
  const card = uploads.card(label);
  await uploads.open();
  await uploads.sendAll(
    {
      "first-half.csv": monthsOf("2025-01", "2025-06"),
      "second-half.csv": [
        headings,
        ...otherOpening,
        ...monthsOf("2025-07", "2025-12").split("\n").slice(1),
      ].join("\n"),
    },
    label,
  );
  await expect(card.getByText("2 files uploaded")).toBeVisible();
  const outcome = page.getByRole("status", { name: "The statement" });
  await expect(outcome).toContainText("The files of the general ledger contradict each other.");
  await expect(page.getByRole("button", { name: "Process Data" })).toBeHidden();
  await lookAt(page, "ledger-contradicting");
  await card.getByRole("button", { name: "Accept the difference" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("button", { name: "Accept the difference" }).click();
  await expect(card.getByText(/^You accepted that /)).toBeVisible();
  await outcome.getByRole("button", { name: "Process Data" }).click();
  await expect(outcome).toContainText("The statement is a draft");
  await statement.openFromMenu();
  await statement.switchTo("Direct");
  expect(await statement.amounts("direct")).toMatchObject({
    receipts_from_customers: 569_000,
    cash_at_beginning: 42_000,
    cash_at_end: 57_300,
  });

  await project.call("PATCH", "", { period: { start: "2025-01-01", end: "2025-12-31" } });
  await uploads.open();
  await uploads.send("2023.csv", earlierYear, label);
  const other = uploads.file("2023.csv", label);
  await expect(other.getByRole("alert")).toContainText("the project is of 1 Jan 2025 to 31 Dec");
  await other.getByRole("button", { name: /^Set the period to 1 Jan 2023 to 31 Dec 2023/ }).click();
  await expect(other.getByText(/^Counts for the statement/)).toBeVisible();

  await project.process();
  await new AdjustmentsPage(page).open();
  const points = page.getByRole("region", { name: "Pending Reviews" });
  for (const line of ["Purchase of property, plant and equipment", /in trade payables$/])
    await expect(points.getByRole("link", { name: line })).toBeVisible();
  await lookAt(page, "ledger-estimate");
  await points.getByRole("button", { name: /^Confirm: / }).click();
  const word = page.getByRole("dialog");
  await word.getByLabel("Reason").fill("Agreed with the supplier.");
  await word.getByRole("button", { name: "Confirm" }).click();
  await expect(points.getByRole("link", { name: "Purchase of property" })).toBeHidden();
});
