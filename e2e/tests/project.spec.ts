import { expect } from "@playwright/test";
import { accessibilityProblems, expectComplete, keep } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { DashboardPage } from "../pages/DashboardPage.ts";
import { Shell } from "../pages/Shell.ts";

const books = [
  "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type",
  "1000,Bank,130.00,,100.00,,Current Asset",
  "1100,Trade debtors,30.00,,20.00,,Current Asset",
  "3000,Share capital,,100.00,,100.00,Equity",
  "3900,Retained earnings,,20.00,,20.00,Equity",
  "4000,Sales,,100.00,,,Revenue",
  "5000,Overheads,60.00,,,,Expense",
].join("\n");

test("clearing asks first, removes all but the audit trail, and what is missing then is said", async ({
  page,
  project,
}) => {
  await project.upload("trial_balance", "books.csv", books);
  await project.process();
  await page.goto("/");
  await expect(page.getByText(/^Ties out ·/)).toBeVisible();
  const clear = page.getByRole("button", { name: "Clear Project Data" });
  await clear.click();
  const asked = page.getByRole("dialog", { name: "Clear this project's data?" });
  await expect(asked).toContainText(`exports of ${project.name} are removed`);
  expect(await accessibilityProblems(page)).toEqual([]);
  await keep(page, "clear-1280", false);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(clear).toBeFocused();
  await expect(page.getByText(/^Ties out ·/)).toBeVisible();
  await clear.click();
  await asked.getByRole("button", { name: "Clear data" }).click();
  await expect(page.getByText("Project data cleared", { exact: true })).toBeVisible();
  await expect(page.getByText("No cash flow statement available.")).toBeVisible();
  await page.getByRole("button", { name: "Process Data" }).click();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(page.getByText(/Upload a trial balance, or a balance sheet with/)).toBeVisible();
  await new Shell(page).goTo("Audit Trail");
  await expect(page.getByRole("cell", { name: "Project data cleared" })).toBeVisible();
  await expect(page.getByRole("cell", { name: /^books\.csv uploaded/ })).toBeVisible();
});

test("while a statement is prepared the button says so and the figures are asked again", async ({
  page,
  project,
}) => {
  await project.upload("trial_balance", "books.csv", books);
  await page.goto("/");
  await expectComplete(page);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/process", async (route) => {
    await held;
    await route.continue();
  });
  await page.route("**/api/dashboard/stats", (route) =>
    route.fulfill({
      json: { activeProjects: 1, completed: 0, needReview: 0, processing: 1 },
    }),
  );
  await page.getByRole("button", { name: "Process Data" }).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  const figures = page.getByRole("region", { name: "Projects at a glance" });
  await expect(figures).toContainText("Processing1");
  await page.unroute("**/api/dashboard/stats");
  letGo();
  await expect(page.getByText("The statement ties out", { exact: true })).toBeVisible();
  await expect(figures).toContainText("Processing0");
  await expect(page.getByRole("button", { name: "Process Data" })).toBeFocused();
});

test("the method shown becomes the project's when that is asked for", async ({ page, project }) => {
  await project.upload("trial_balance", "books.csv", books);
  await project.process();
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  await cashFlow.switchTo("Direct");
  await page.getByRole("button", { name: "Make direct method the project's" }).click();
  await expect(page.getByRole("button", { name: /^Make/ })).toHaveCount(0);
  await page.reload();
  await expect(cashFlow.statement("direct")).toBeVisible();
  await new Shell(page).goTo("Dashboard");
  await expect(page.getByRole("button", { name: "Direct", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("on a phone a message leaves the buttons of a dialog free", async ({ page, project }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await project.upload("trial_balance", "books.csv", books);
  await page.goto("/");
  await new DashboardPage(page).process();
  await page.getByRole("link", { name: "Project settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Project settings" });
  await expect(dialog).toBeVisible();
  const message = page.getByText("The statement ties out", { exact: true });
  const [said, cancel] = await Promise.all([
    message.boundingBox(),
    dialog.getByRole("button", { name: "Cancel" }).boundingBox(),
  ]);
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(cancel?.y ?? 0);
});

test("the keyboard begins with a way past the navigation", async ({ page, project }) => {
  await page.goto("/");
  await expect(
    page.getByRole("button", { name: `Project: ${project.name}. Change project` }),
  ).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the keyboard's place is ringed on every control of the dashboard", async ({
  page,
  project: _,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Cash flow preview" })).toBeVisible();
  const buttons = [
    main.getByRole("button", { name: "New Project" }),
    main.getByRole("link", { name: "Project settings" }),
    main.getByRole("button", { name: "Choose File: Trial Balance" }),
    main.getByRole("button", { name: "Process Data" }),
    main.getByRole("tab", { name: "Train" }),
    main.getByRole("button", { name: "Indirect", exact: true }),
    main.getByRole("link", { name: "Edit" }),
  ];
  for (const button of buttons) {
    await button.focus();
    await expect(button).toHaveCSS("outline-style", "solid");
    await expect(button).toHaveCSS("outline-width", "2px");
  }
});

test("a line that last year's statement, by the other method, does not show is blank, not zero", async ({
  page,
  project,
}) => {
  const lastYear = [
    "Line item,Category,Amount",
    "Receipts from customers,Operating,70.00",
    "Payments to suppliers,Operating,-50.00",
    "Net cash from operating activities,Operating,20.00",
  ].join("\n");
  await project.upload("trial_balance", "books.csv", books);
  await project.upload("prior_cashflow", "last-year.csv", lastYear);
  await project.process();
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  const cells = (method: "indirect" | "direct", concept: string) =>
    cashFlow.statement(method).locator(`tr[data-concept=${concept}] .figure`);
  await expect(cells("indirect", "change_in_trade_receivables")).toHaveText([/\(10\)/, "", ""]);
  await expect(cells("indirect", "net_cash_operating")).toHaveText([/30/, /20/, /10/]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await keep(page, "comparatives-blank-1280", false);
  await cashFlow.switchTo("Direct");
  await expect(cells("direct", "receipts_from_customers")).toHaveText([/90/, /70/, /20/]);
});
