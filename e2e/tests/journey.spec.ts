import { expect } from "@playwright/test";
import { test } from "../baseTest.ts";
import { expectMessages } from "../expectMessages.ts";
import { amountsOf, fileOf, indirectOf } from "../knownCase.ts";
import { newAccount } from "../newAccount.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { DashboardPage } from "../pages/DashboardPage.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { Shell } from "../pages/Shell.ts";

test("from two files to a statement that ties out", async ({ page }) => {
  const company = "service-company-year-1";
  const indirect = indirectOf(company);
  const [shell, dashboard] = [new Shell(page), new DashboardPage(page)];
  const [landing, cashFlow] = [new LandingPage(page), new CashFlowPage(page)];

  await landing.open();
  await expectMessages(page, ["Account created!", "Welcome to Tieout"], () =>
    landing.signUp(newAccount()),
  );
  await expect(page.getByText("No Project Selected")).toBeVisible();

  await dashboard.createProject("US_GAAP");
  const opener = page.getByRole("main").getByRole("button", { name: "New Project" });
  await expect(opener).toBeFocused();
  await expect(page.getByText("No cash flow statement available.")).toBeVisible();
  await dashboard.upload("Balance Sheet", fileOf(company, "balance_sheet.csv"));
  await dashboard.upload("Profit & Loss", fileOf(company, "profit_loss.csv"));
  await dashboard.sayFirstPeriod();
  await dashboard.process();

  await shell.goTo("Cash Flow Statements");
  await shell.expectHeading("Statement of cash flows");
  await expect(
    page.getByText(/^Ties out · .* closing cash agrees with the balance sheet/),
  ).toBeVisible();
  expect(await cashFlow.amounts("indirect")).toEqual(amountsOf(indirect));

  await cashFlow.switchTo("Direct");
  await expect(cashFlow.statement("direct")).toBeVisible();
  const direct = await cashFlow.amounts("direct");
  expect(direct.net_cash_operating).toBe(Number(indirect.totals.operating));
  expect(direct.cash_at_end).toBe(Number(indirect.totals.cashAtEnd));

  await expectMessages(page, ["Signed out successfully"], () => shell.signOut());
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
});
