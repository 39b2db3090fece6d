import type { Framework } from "@tieout/core";

/** The name each framework carries on screen. */
export const frameworkLabels = {
  IFRS: "IFRS (IAS 7)",
  IFRS18: "IFRS (IAS 7 with IFRS 18)",
  US_GAAP: "US GAAP (ASC 230)",
} as const satisfies Record<Framework, string>;
