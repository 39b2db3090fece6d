import { test as base, type Finished } from "./baseTest.ts";

/**
 * Tests of somebody who has the finished statement of a known case. It is made once a worker, by
 * the API, and each test begins with a browser in which they are signed in.
 */
export function signedInWith(caseName: string) {
  return base.extend<{ finished: Finished }>({
    finished: async ({ finishedWith }, use) => use(await finishedWith(caseName)),
    storageState: async ({ finished }, use) => use(finished.browser),
  });
}

/** Tests of somebody with a simple statement that ties out. */
export const test = signedInWith("service-company-year-2");
