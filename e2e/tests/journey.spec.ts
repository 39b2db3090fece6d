import { type BrowserContext, expect, type Page } from "@playwright/test";
import { test } from "../baseTest.ts";
import { expectMessages } from "../expectMessages.ts";
import { keepMessages } from "../keepMessages.ts";
import { amountsOf, fileOf, indirectOf } from "../knownCase.ts";
import { lookAt } from "../lookAt.ts";
import { type Account, newAccount } from "../newAccount.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { DashboardPage } from "../pages/DashboardPage.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { Shell } from "../pages/Shell.ts";

const company = "service-company-year-1";

test("from a new account and two files to a statement that ties out, and in again", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const landing = new LandingPage(page);
  await landing.open();
  await expectMessages(page, ["Account created!", "Welcome to Tieout"], () =>
    landing.signUp(account),
  );
  await expect(page.getByText("No Project Selected")).toBeVisible();
  await makeStatement(page);
  await expectMessageBesideDialog(page);
  await expectStatement(page);
  await expectSignedOutEverywhere(page, context);
  await expectRefusals(page, account);
  await expectMessages(page, ["Welcome back!", "You have successfully signed in."], () =>
    landing.signIn(account.email, account.password),
  );
});

async function makeStatement(page: Page): Promise<void> {
  const dashboard = new DashboardPage(page);
  await dashboard.createProject("US_GAAP");
  const opener = page.getByRole("main").getByRole("button", { name: "New Project" });
  await expect(opener).toBeFocused();
  await expect(page.getByText("No cash flow statement available.")).toBeVisible();
  await dashboard.upload("Balance Sheet", fileOf(company, "balance_sheet.csv"));
  await dashboard.upload("Profit & Loss", fileOf(company, "profit_loss.csv"));
  await lookAt(page, "dashboard-opens-with");
  await page.setViewportSize({ width: 1280, height: 900 });
  await dashboard.sayFirstPeriod();
  await page.setViewportSize({ width: 390, height: 844 });
  await keepMessages(page);
  await dashboard.process();
}

/** On a phone a message leaves the buttons of a dialog free. */
async function expectMessageBesideDialog(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Project settings" }).click();
  const cancel = page
    .getByRole("dialog", { name: "Project settings" })
    .getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeVisible();
  const [said, button] = await Promise.all([
    page.getByText("The statement ties out", { exact: true }).boundingBox(),
    cancel.boundingBox(),
  ]);
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  await cancel.click();
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function expectStatement(page: Page): Promise<void> {
  const [shell, cashFlow] = [new Shell(page), new CashFlowPage(page)];
  const indirect = indirectOf(company);
  await shell.goTo("Cash Flow Statements");
  await shell.expectHeading("Statement of cash flows");
  await expect(
    page.getByText(/^Ties out · .* closing cash agrees with the balance sheet/),
  ).toBeVisible();
  expect(await cashFlow.amounts("indirect")).toEqual(amountsOf(indirect));

  await cashFlow.switchTo("Direct");
  const direct = await cashFlow.amounts("direct");
  expect(direct.net_cash_operating).toBe(Number(indirect.totals.operating));
  expect(direct.cash_at_end).toBe(Number(indirect.totals.cashAtEnd));
}

/** Signing out ends the session in every tab, without a word of loss. */
async function expectSignedOutEverywhere(page: Page, context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto("/audit-trail");
  await new Shell(other).expectHeading("Audit Trail");
  await expectMessages(page, ["Signed out successfully"], () => new Shell(page).signOut());
  await expect(other.getByRole("tab", { name: "Sign In" })).toBeVisible();
  await other.close();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
}

/** A taken address, an unknown one and a wrong password each have their message. */
async function expectRefusals(page: Page, account: Account): Promise<void> {
  const landing = new LandingPage(page);
  await expectMessages(page, ["Sign up failed", "An account with this email already exists."], () =>
    landing.signUp(account),
  );
  await expectMessages(page, ["Sign in failed", "Incorrect password."], () =>
    landing.signIn(account.email, "not-the-password"),
  );
  const unknown = "No account found with this email address. Please sign up first.";
  await expectMessages(page, ["Sign in failed", unknown], () =>
    landing.signIn(newAccount().email, account.password),
  );
}
