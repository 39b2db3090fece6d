import { expect } from "@playwright/test";
import { accessibilityProblems, keep } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { AdjustmentsPage } from "../pages/AdjustmentsPage.ts";
import { AiValidationPage, ExpertCard } from "../pages/AiPages.ts";
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

test("a role changed in the accounts counts at once; given for an earlier file, it is confirmed", async ({
  page,
  project,
}) => {
  await project.upload("trial_balance", "first.csv", books);
  await project.process();
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  const role = page.getByLabel("Role of 1250 Stock");
  await role.focus();
  await role.selectOption("Other receivables");
  await expect(page.getByText("Role saved", { exact: true })).toBeVisible();
  await expect(role).toHaveValue("other_receivables");
  await project.upload("trial_balance", "second.csv", books.replace("Overheads", "Rent"));
  await page.reload();
  const row = page.getByRole("row", { name: /^1250 Stock/ });
  await expect(row.getByText("Given for an earlier file")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole("button", { name: "Confirm role of 1250 Stock" }).click();
  await expect(row.getByText("Given for an earlier file")).toHaveCount(0);
  await expect(role).toHaveValue("other_receivables");
  await new Shell(page).goTo("Audit Trail");
  await expect(
    page.getByRole("cell", { name: "Account 1250: role Other receivables confirmed" }),
  ).toBeVisible();
});

test("a closed list of roles is leafed through with the arrow keys, and saved with Enter", async ({
  page,
  project,
}) => {
  await project.upload("trial_balance", "books.csv", books);
  await project.process();
  await new CashFlowPage(page).open();
  const saved: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") saved.push(request.postData() ?? "");
  });
  const role = page.getByLabel("Role of 1150 Trade debtors");
  await role.focus();
  await expect(role).toHaveValue("trade_receivables");
  await role.press("ArrowDown");
  await role.press("ArrowDown");
  await expect(role).not.toHaveValue("trade_receivables");
  await role.press("Escape");
  await expect(role).toHaveValue("trade_receivables");
  await role.press("ArrowDown");
  const chosen = await role.inputValue();
  await role.press("Enter");
  await expect(page.getByText("Role saved", { exact: true })).toBeVisible();
  // The place in the table is not lost, and only what Enter confirmed was saved.
  await expect(role).toBeFocused();
  await expect(role).toHaveValue(chosen);
  expect(saved).toEqual([JSON.stringify({ role: chosen })]);
});

test("a role the analyst proposes is used from the results of a check, and from the expert", async ({
  page,
  project,
}) => {
  await project.upload("trial_balance", "books.csv", books);
  await project.process();
  await project.call("PUT", "/accounts/1150/mapping", { role: "inventories" });
  await project.call("PUT", "/accounts/1250/mapping", { role: "trade_receivables" });
  const ai = new AiValidationPage(page);
  await ai.open();
  await ai.run("Check roles", "Categorization Check");
  const found = ai.detail("Categorization Check");
  await found.getByRole("button", { name: /^Use this role: 1150 Trade debtors/ }).click();
  await expect(found.getByText("Accepted", { exact: true })).toBeVisible();
  await new Shell(page).goTo("Dashboard");
  const expert = new ExpertCard(page);
  await expert.open("Improve");
  await expert.ask("Suggest improvements");
  const proposed = expert.part("Suggested reclassifications");
  await expect(proposed.getByRole("listitem")).toHaveCount(1);
  await expect(proposed).toContainText("Trade receivables → Inventories");
  await keep(page, "expert-reclassification");
  await proposed.getByRole("button", { name: /^Use this role: 1250 Stock/ }).click();
  await expect(page.getByText("It is in the statement, under your name.")).toBeVisible();
  await expect(proposed.getByText("Accepted", { exact: true })).toBeVisible();
  await new Shell(page).goTo("Cash Flow Statements");
  await expect(page.getByLabel("Role of 1150 Trade debtors")).toHaveValue("trade_receivables");
  await expect(page.getByLabel("Role of 1250 Stock")).toHaveValue("inventories");
});

test("of thousands of accounts any is found, in the table and in a form", async ({
  page,
  project,
}) => {
  const dormant = Array.from({ length: 3_000 }, (_, at) => `${20_000 + at},Store ${at},,,,,Asset`);
  await project.upload("trial_balance", "large.csv", [books, ...dormant].join("\n"));
  await project.process();
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  const rows = page.getByRole("table", { name: "Accounts" }).getByRole("row");
  await expect(rows).toHaveCount(201);
  await page.getByLabel("Find an account").fill("store 2987");
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel("Role of 22987 Store 2987")).toBeVisible();
  const adjustments = new AdjustmentsPage(page);
  await adjustments.open("journal");
  const line = adjustments.dialog.getByRole("group", { name: "Line 1" });
  const account = line.getByLabel("Account or cash line");
  await account.fill("store 2");
  await expect(page.getByRole("listbox").getByText(/^[\d,]+ more$/)).toBeAttached();
  await account.fill("22987");
  await account.press("Enter");
  await expect(account).toHaveValue("22987 Store 2987");
});
