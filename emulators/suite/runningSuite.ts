import type { SuiteAddresses } from "./startSuite.ts";

/** The suite that `npm test` started for all the tests that need one. */
export function runningSuite(): SuiteAddresses {
  const described = process.env.TIEOUT_SUITE;
  if (described) return JSON.parse(described);
  throw new Error("these tests need the local suite: run them with `npm test`");
}
