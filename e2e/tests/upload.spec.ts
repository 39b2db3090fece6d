import { expect } from "@playwright/test";
import { expectMessages } from "../expectMessages.ts";
import { lookAt } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { Shell } from "../pages/Shell.ts";
import { UploadPage } from "../pages/UploadPage.ts";

const header =
  "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type";
const rows = [
  "1000,Bank,130.00,,100.00,,Asset",
  "1100,Trade debtors,30.00,,20.00,,Asset",
  "3000,Share capital,,100.00,,100.00,Equity",
  "3900,Retained earnings,,20.00,,20.00,Equity",
  "4000,Sales,,100.00,,,Revenue",
  "5000,Overheads,60.00,,,,Expense",
];
const trialBalance = [header, ...rows].join("\n");
/** Headings that mean nothing to anybody but their author, over figures that do not tell either. */
const oddTrialBalance = [
  "Ref,What,Plus,Minus,Plus before,Minus before,Sort",
  ...rows.slice(0, -1),
  "5000,Overheads,61.00,,7.00,,Expense",
].join("\n");
const report = [
  "Profit and Loss,2025",
  "Sales,400",
  "Total Energies supply,150",
  "Net profit,250",
].join("\n");
let uploads: UploadPage;
test.beforeEach(async ({ page, project: _ }) => {
  uploads = new UploadPage(page);
  await uploads.open();
});

test("an upload goes on when its screen is left, waits while offline, and can be cancelled", async ({
  page,
  context,
}) => {
  const shell = new Shell(page);
  // More than one piece of what Storage takes at once.
  const filler = Array.from({ length: 15_000 }, (_, at) => `x${at},Account ${at},,,,,Expense`);
  const large = [trialBalance, ...filler].join("\n");
  await shell.goTo("Audit Trail"); // what a screen is made of cannot be fetched while offline
  await shell.expectHeading("Audit Trail");
  await uploads.openFromMenu();
  await context.setOffline(true);
  await uploads.send("large.csv", large);
  await expect(uploads.card().getByText(/^You are offline\. The upload goes on/)).toBeVisible();
  await uploads.card().getByRole("button", { name: "Cancel" }).click();
  await expect(
    uploads.card().getByRole("button", { name: "Choose File: Trial Balance" }),
  ).toBeEnabled();

  await uploads.send("large.csv", large);
  await expect(uploads.card().getByText(/^You are offline\. The upload goes on/)).toBeVisible();
  await shell.goTo("Audit Trail");
  await shell.expectHeading("Audit Trail");
  await expectMessages(page, ["large.csv has been uploaded and processed"], () =>
    context.setOffline(false),
  );
  await uploads.openFromMenu();
  await uploads.expectValid("large.csv");
});

test("the columns dialog, the findings, and what the rows of a report are, said by hand", async ({
  page,
}) => {
  await uploads.send("odd.csv", `Haversham Ltd\n${oddTrialBalance}`);
  await uploads.expectRefused();
  const columns = await uploads.openColumns("odd.csv");
  await columns.getByLabel("Account Name (needed)", { exact: true }).selectOption("1");
  await columns.getByRole("button", { name: "Cancel" }).click();
  await uploads.send("out.csv", trialBalance.replace("Bank,130", "Bank,142"));
  await expect(uploads.card().getByText(/^Nothing else is wrong/)).toBeVisible();
  await lookAt(page, "findings");

  await uploads.send("report.csv", report, "Profit & Loss");
  const rows = await uploads.openColumns("report.csv", "Profit & Loss");
  await rows.getByText("What the rows are").click();
  await rows.getByLabel("Row 2 is").selectOption("account");
  await rows.getByLabel("Section of row 2").selectOption("Income");
  await rows.getByLabel("Row 3 is").selectOption("account");
  await rows.getByLabel("Section of row 3").selectOption("Expenses");
  await rows.getByLabel("Section of row 3").scrollIntoViewIfNeeded();
  await lookAt(page, "rows", false);
  await rows.getByRole("button", { name: "Use these columns" }).click();
  await expect(rows).toBeHidden();
  await expect(
    uploads.card("Profit & Loss").getByText(/^Counts for the statement · 2 rows/),
  ).toBeVisible();
});
