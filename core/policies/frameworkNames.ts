import type { Framework } from "./policies.ts";

/** What people call each framework, on screens and in a terminal. */
export const frameworkNames = {
  IFRS: "IFRS (IAS 7)",
  IFRS18: "IFRS (IAS 7 with IFRS 18)",
  US_GAAP: "US GAAP (ASC 230)",
} as const satisfies Record<Framework, string>;
