import { expect } from "@playwright/test";
import { expectMessages } from "../expectMessages.ts";
import { accessibilityProblems } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { Shell } from "../pages/Shell.ts";

const header =
  "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type";

const books = [
  header,
  "1000,Bank,130.00,,100.00,,Current Asset",
  "1150,Trade debtors,30.00,,20.00,,Current Asset",
  "1250,Stock,50.00,,50.00,,Current Asset",
  "3000,Share capital,,150.00,,150.00,Equity",
  "3900,Retained earnings,,20.00,,20.00,Equity",
  "4000,Sales,,100.00,,,Revenue",
  "5000,Overheads,60.00,,,,Expense",
].join("\n");

const dormant = Array.from({ length: 1_000 }, (_, at) => `${20_000 + at},Store ${at},,,,,Asset`);
const largeBooks = [books, ...dormant].join("\n");

test("a role is given with the arrow keys, and confirmed for the next file; of a thousand accounts any is found", async ({
  page,
  project,
}) => {
  await project.upload("trial_balance", "first.csv", books);
  await project.process();
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  const role = page.getByLabel("Role of 1250 Stock");
  await role.focus();
  await role.press("ArrowDown");
  await role.press("ArrowDown");
  await role.press("Escape");
  await expect(role).toHaveValue("inventories");
  await role.press("ArrowDown");
  const chosen = await role.inputValue();
  expect(chosen).not.toBe("inventories");
  await expectMessages(page, ["Role saved"], () => role.press("Enter"));
  await expect(role).toBeFocused();
  await expect(role).toHaveValue(chosen);

  await project.upload("trial_balance", "second.csv", largeBooks);
  await project.process();
  await page.reload();
  const row = page.getByRole("row", { name: /1250 Stock/ });
  await expect(row.getByText("Given for an earlier file")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole("button", { name: "Confirm role of 1250 Stock" }).click();
  await expect(row.getByText("Given for an earlier file")).toHaveCount(0);
  await expect(role).toHaveValue(chosen);
  const rows = page.getByRole("table", { name: "Accounts" }).getByRole("row");
  await expect(page.getByLabel("Role of 1000 Bank")).toBeVisible();
  expect(await rows.count()).toBeLessThan(80);
  await page.getByLabel("Find an account").fill("store 987");
  // Its heading, the account, and what all accounts come to.
  await expect(rows).toHaveCount(3);
  await expect(page.getByLabel("Role of 20987 Store 987")).toBeVisible();
  await new Shell(page).goTo("Audit Trail");
  await expect(page.getByRole("cell", { name: /^Account 1250: role .* confirmed$/ })).toBeVisible();
});
