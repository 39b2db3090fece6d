import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { accessibilityProblems, keep, looks, sidewaysScroll } from "../lookAt.ts";
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
/** Headings that mean nothing to anybody but their author. */
const oddTrialBalance = ["Ref,What,Plus,Minus,Plus before,Minus before,Sort", ...rows].join("\n");
const oddColumns = {
  "Account Code": "0",
  "Account Name (needed)": "1",
  "Current Debit (needed)": "2",
  "Current Credit (needed)": "3",
  "Prior Debit": "4",
  "Prior Credit": "5",
  "Account Type": "6",
};

let uploads: UploadPage;
test.beforeEach(async ({ page }) => {
  uploads = new UploadPage(page);
  await uploads.openAsNewcomer();
});

test("a file that cannot be read says in which row and column, and is not counted", async ({
  page,
}) => {
  await uploads.send(
    "broken.csv",
    trialBalance.replace(",100.00,,100.00,Eq", ",twelve,,100.00,Eq"),
  );
  await uploads.expectRefused();
  await expect(
    page.getByText("Please check the validation errors below and correct your file"),
  ).toBeVisible();
  const error = page.getByRole("table", { name: "Errors" }).getByRole("row").nth(1);
  await expect(error.getByRole("cell").nth(0)).toHaveText("4");
  await expect(error.getByRole("cell").nth(1)).toHaveText("Current Credit");
  await expect(error).toContainText("twelve");
  await expect(uploads.file("broken.csv")).toContainText("Not usable, see the errors");
});

test("a dropped file says where it lands; one of the wrong kind is refused before it is sent", async ({
  page,
}) => {
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], "dropped.csv", { type: "text/csv" }));
    return transfer;
  }, trialBalance);
  const zone = uploads.card().getByText("Drag a file here, or choose one");
  await zone.dispatchEvent("dragover", { dataTransfer: dropped });
  await expect(uploads.card().getByText("Drop file here")).toBeVisible();
  await uploads.card().getByText("Drop file here").dispatchEvent("drop", { dataTransfer: dropped });
  await uploads.expectValid("dropped.csv");
  await uploads.send("photo.png", "not a table");
  await expect(page.getByText("Upload failed", { exact: true })).toBeVisible();
  await expect(page.getByText("photo.png is not accepted here.")).toBeVisible();
  await uploads.send("accounts.csv", trialBalance, "Balance Sheet");
  await expect(
    page.getByText(/^The headings are those of a Trial Balance file, and this is the place/),
  ).toBeVisible();
});

test("columns matched by hand, with the keyboard, make a file usable, and the next one like it too", async ({
  page,
}) => {
  await uploads.send("odd.csv", oddTrialBalance);
  await uploads.expectRefused();
  const dialog = await uploads.openColumns("odd.csv");
  await expect(dialog.getByText(/^Still needed: Account Name/)).toBeVisible();
  for (const [field, column] of Object.entries(oddColumns)) {
    await dialog.getByLabel(field, { exact: true }).selectOption(column);
  }
  await dialog.getByRole("button", { name: "Use these columns" }).press("Enter");
  await expect(page.getByText("Columns matched", { exact: true })).toBeVisible();
  await uploads.expectValid("odd.csv");
  await expect(uploads.card().getByText(/^Matched as you chose on/)).toBeVisible();
  const totals = uploads.card().getByRole("row", { name: /^All/ });
  await expect(totals).toHaveText("All220.00220.00120.00120.00");

  await uploads.send("next.csv", `Haversham Ltd\n${oddTrialBalance}`);
  await uploads.expectValid("next.csv");
  await expect(
    uploads
      .card()
      .getByText(/^Matched as you chose on .*, for an earlier file with these headings/),
  ).toBeVisible();
  const again = await uploads.openColumns("next.csv");
  await again.getByRole("button", { name: "Forget this matching" }).click();
  await expect(page.getByText("Matching forgotten", { exact: true })).toBeVisible();
});

test("columns that cannot be read leave a valid file as it was", async () => {
  await uploads.send("tb.csv", trialBalance);
  await uploads.expectValid("tb.csv");
  const dialog = await uploads.openColumns("tb.csv");
  await dialog.getByLabel("Current Debit (needed)", { exact: true }).selectOption("1");
  await expect(dialog.getByText("Still needed: Account Name.")).toBeVisible();
  await dialog.getByLabel("Account Name (needed)", { exact: true }).selectOption("2");
  await dialog.getByRole("button", { name: "Use these columns" }).click();
  await expect(dialog.getByText(/It stays as it was\.$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(uploads.file("tb.csv")).toContainText("The statement is made from this file");
});

test("of a workbook another sheet can be chosen, and cancelled leaves all as it was", async ({
  page,
}) => {
  const workbook = resolve(import.meta.dirname, "../../files/fixtures/trial_balance.xlsx");
  await page.getByLabel("Trial Balance file", { exact: true }).setInputFiles(workbook);
  await uploads.expectValid("trial_balance.xlsx");
  const dialog = await uploads.openColumns("trial_balance.xlsx");
  await expect(dialog.getByLabel("Sheet")).toHaveValue("Trial balance");
  await expect(dialog.getByText("Matched: ", { exact: false }).first()).toBeVisible();
  await dialog.getByLabel("Sheet").selectOption("Workings");
  await expect(dialog.getByLabel("Headings are in")).toContainText("Lost, #REF!");
  await expect(dialog.getByRole("button", { name: "Use these columns" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(uploads.file("trial_balance.xlsx")).toContainText("The statement is made from this");
});

test("a trial balance out of balance counts once its difference is accepted", async ({ page }) => {
  await uploads.send("out.csv", trialBalance.replace("Bank,130", "Bank,142"));
  await uploads.expectRefused();
  await expect(
    uploads.card().getByText("Nothing else is wrong: current debits exceed credits by £12.00."),
  ).toBeVisible();
  await uploads.card().getByRole("button", { name: "Accept the difference" }).click();
  const dialog = page.getByRole("dialog", { name: /^Accept a trial balance that does not/ });
  await expect(dialog).toContainText("stays on the statement as “Unreconciled difference”");
  expect(await accessibilityProblems(page)).toEqual([]);
  await keep(page, "accept-difference-1280", false);
  await dialog.getByRole("button", { name: "Accept the difference" }).click();
  await uploads.expectValid("out.csv");
  await expect(uploads.card().getByText(/^You accepted that current debits exceed/)).toBeVisible();
  await new Shell(page).goTo("Audit Trail");
  await expect(page.getByText(/^out\.csv accepted out of balance: 6 rows/)).toBeVisible();
});

test("an older file is chosen again, and a file is removed", async ({ page }) => {
  await uploads.send("first.csv", trialBalance);
  await uploads.expectValid("first.csv");
  await uploads.send("second.csv", trialBalance.replace("Overheads", "Rent"));
  await uploads.expectValid("second.csv");
  await expect(uploads.file("first.csv")).toContainText("Older file");
  await uploads.file("first.csv").getByRole("button", { name: "Use this file" }).click();
  await expect(uploads.file("first.csv")).toContainText("The statement is made from this file");
  await uploads.file("first.csv").getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove file" }).click();
  await expect(uploads.file("first.csv")).toHaveCount(0);
  await expect(uploads.file("second.csv")).toContainText("The statement is made from this file");
});

test("an upload goes on when its screen is left, waits while offline, and can be cancelled", async ({
  page,
  context,
}) => {
  const shell = new Shell(page);
  const filler = Array.from({ length: 60_000 }, (_, at) => `x${at},Account ${at},,,,,Expense`);
  const large = [trialBalance, ...filler].join("\n");
  await shell.goTo("Audit Trail"); // what a screen is made of cannot be fetched while offline
  await shell.expectHeading("Audit Trail");
  await uploads.open();
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
  await context.setOffline(false);
  await expect(page.getByText("large.csv has been uploaded and processed")).toBeVisible();
  await uploads.open();
  await uploads.expectValid("large.csv");
});

for (const [theme, width] of looks) {
  test(`the columns dialog and the findings, ${theme}, ${width} px`, async ({ page }) => {
    await uploads.send("odd.csv", `Haversham Ltd\n${oddTrialBalance}`);
    await uploads.expectRefused();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    const dialog = await uploads.openColumns("odd.csv");
    await dialog.getByLabel("Account Name (needed)", { exact: true }).selectOption("1");
    await keep(page, `columns-${width}-${theme}`, false);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await uploads.send("out.csv", trialBalance.replace("Bank,130", "Bank,142"));
    await expect(uploads.card().getByText(/^Nothing else is wrong/)).toBeVisible();
    await keep(page, `findings-${width}-${theme}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
