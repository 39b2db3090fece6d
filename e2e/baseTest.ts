import { test as base } from "@playwright/test";
import { createProject, type OwnProject } from "./createProject.ts";
import { fileOf } from "./knownCase.ts";
import { type Account, newAccount } from "./newAccount.ts";
import { type BrowserState, type SignedUp, signUpToApi } from "./signUpToApi.ts";

/** Somebody signed up, who has the finished statement of a known case. */
export type Finished = { account: Account; project: OwnProject; browser: BrowserState };

type Shared = {
  account: Account;
  signedUp: SignedUp;
  /** Makes the statement of a case the first time it is asked for. */
  finishedWith: (caseName: string) => Promise<Finished>;
};

/**
 * What every test begins from. What a worker shares stands here for all of them, whoever uses it: for tests
 * that share something else Playwright starts another worker, with another browser.
 */
export const test = base.extend<object, Shared>({
  account: [({ browser: _ }, use) => use(newAccount()), { scope: "worker" }],
  signedUp: [async ({ account }, use) => use(await signUpToApi(account)), { scope: "worker" }],
  finishedWith: [
    async ({ browser: _ }, use) => {
      const made = new Map<string, Promise<Finished>>();
      await use((caseName) => {
        const known = made.get(caseName) ?? finish(caseName);
        made.set(caseName, known);
        return known;
      });
    },
    { scope: "worker" },
  ],
});

async function finish(caseName: string): Promise<Finished> {
  const account = newAccount();
  const { call, browser } = await signUpToApi(account);
  const project = await createProject(call, { name: caseName, framework: "US_GAAP" });
  await project.uploadFile("balance_sheet", fileOf(caseName, "balance_sheet.csv"));
  await project.uploadFile("profit_loss", fileOf(caseName, "profit_loss.csv"));
  await project.process();
  return { account, project, browser };
}
