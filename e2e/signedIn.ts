import { test as base } from "@playwright/test";
import { createProject, type OwnProject } from "./createProject.ts";
import { fileOf } from "./knownCase.ts";
import { type Account, newAccount } from "./newAccount.ts";
import { type BrowserState, signUpToApi } from "./signUpToApi.ts";

type Finished = { project: OwnProject; browser: BrowserState };

/**
 * Tests of somebody who has the finished statement of a known case. It is made once a worker, by
 * the API, and each test begins with a browser in which they are signed in.
 */
export function signedInWith(caseName: string) {
  return base.extend<object, { account: Account; finished: Finished }>({
    account: [({ browser: _ }, use) => use(newAccount()), { scope: "worker" }],
    finished: [
      async ({ account }, use) => {
        const { call, browser } = await signUpToApi(account);
        const project = await createProject(call, { name: caseName, framework: "US_GAAP" });
        await project.uploadFile("balance_sheet", fileOf(caseName, "balance_sheet.csv"));
        await project.uploadFile("profit_loss", fileOf(caseName, "profit_loss.csv"));
        await project.process();
        await use({ project, browser });
      },
      { scope: "worker", timeout: 120_000 },
    ],
    storageState: async ({ finished }, use) => use(finished.browser),
  });
}

/** Tests of somebody with a simple statement that ties out. */
export const test = signedInWith("service-company-year-2");
