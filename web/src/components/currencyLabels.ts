import type { Project } from "@tieout/contract";

/** The name each currency carries on screen. */
export const currencyLabels = {
  GBP: "GBP (£)",
  USD: "USD ($)",
  EUR: "EUR (€)",
} as const satisfies Record<Project["currency"], string>;
