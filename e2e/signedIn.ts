import { type BrowserContext, test as base } from "@playwright/test";
import { type Account, newAccount } from "./newAccount.ts";
import { DashboardPage } from "./pages/DashboardPage.ts";
import { LandingPage } from "./pages/LandingPage.ts";
import { readCase } from "./readCase.ts";
import { readSuite } from "./readSuite.ts";

type SignedInState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/**
 * Tests of somebody who has the finished statement of a known case. It is made once a worker,
 * through the app itself, and each test begins from what that browser had stored.
 */
export function signedInWith(caseName: string) {
  return base.extend<object, { account: Account; finished: SignedInState }>({
    account: [({ browser: _ }, use) => use(newAccount()), { scope: "worker" }],
    finished: [
      async ({ browser, account }, use) => {
        const context = await browser.newContext({ baseURL: readSuite().url, locale: "en-GB" });
        const page = await context.newPage();
        const { balanceSheet, profitLoss } = readCase(caseName);
        const landing = new LandingPage(page);
        await landing.open();
        await landing.signUp(account);
        const dashboard = new DashboardPage(page);
        await dashboard.createProject("US_GAAP");
        await dashboard.upload("Balance Sheet", balanceSheet);
        await dashboard.upload("Profit & Loss", profitLoss);
        await dashboard.process();
        const state = await context.storageState({ indexedDB: true });
        await context.close();
        await use(state);
      },
      { scope: "worker", timeout: 120_000 },
    ],
    storageState: async ({ finished }, use) => use(finished),
  });
}

/** Tests of somebody with a simple statement that ties out. */
export const test = signedInWith("service-company-year-2");
