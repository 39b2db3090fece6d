import { test as base } from "@playwright/test";
import { createProject, type OwnProject } from "./createProject.ts";
import { type Account, newAccount } from "./newAccount.ts";
import { type SignedUp, signUpToApi } from "./signUpToApi.ts";

/**
 * Tests of somebody signed up once a worker, each with a new project. The newest project is the
 * one that is worked on, so what other tests left is out of sight.
 */
export const test = base.extend<{ project: OwnProject }, { account: Account; signedUp: SignedUp }>({
  account: [({ browser: _ }, use) => use(newAccount()), { scope: "worker" }],
  signedUp: [async ({ account }, use) => use(await signUpToApi(account)), { scope: "worker" }],
  storageState: async ({ signedUp }, use) => use(signedUp.browser),
  project: async ({ signedUp }, use, { title }) =>
    use(await createProject(signedUp.call, { name: title.slice(0, 60) })),
});
