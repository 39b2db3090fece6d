import { profitAndLossNatures } from "../../roles/roles.ts";
import type { TypeLabel } from "./TypeLabel.ts";

/** Labels that tell no more than the statement an account stands in: "Balance sheet - Fixed assets" tells more. */
export const statementLabels: readonly TypeLabel[] = [
  {
    phrases: ["balance sheet", "statement of financial position", "=bs", "b s", "=sofp"],
    natures: ["asset", "liability", "equity"],
  },
  {
    phrases: [
      "profit and loss",
      "=pl",
      "p l",
      "profit or loss",
      "income statement",
      "=sopl",
      "=soci",
      "=nominal",
    ],
    natures: profitAndLossNatures,
  },
];
