import type { WaterfallStep } from "./waterfallSteps.ts";

/** The colours of the bars, by the class each carries. */
export const barColours = {
  "& .balance": { fill: "var(--mui-palette-rule)" },
  "& .inflow": { fill: "var(--mui-palette-primary-main)" },
  "& .outflow": {
    fill: "var(--mui-palette-tint-success)",
    stroke: "var(--mui-palette-primary-main)",
    strokeWidth: 1.5,
  },
  "& .wrong": { fill: "var(--mui-palette-error-main)" },
} as const;

/** Balances are ink, inflows ledger green, outflows a green outline, a difference red. */
export function barClass({ label, kind, from, to }: WaterfallStep): string {
  if (label === "Unreconciled") return "wrong";
  if (kind === "balance") return "balance";
  return to < from ? "outflow" : "inflow";
}
