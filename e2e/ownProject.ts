import { test as base } from "./baseTest.ts";
import { createProject, type OwnProject } from "./createProject.ts";

/**
 * Tests of somebody signed up once a worker, each with a new project. The newest project is the
 * one that is worked on, so what other tests left is out of sight.
 */
export const test = base.extend<{ project: OwnProject }>({
  storageState: async ({ signedUp }, use) => use(signedUp.browser),
  project: async ({ signedUp }, use, { title }) =>
    use(await createProject(signedUp.call, { name: title.slice(0, 60) })),
});
