import { decides, type NameRule, names } from "./NameRule.ts";

/** What is earned and not yet billed. */
export const contractAssetRules: readonly NameRule[] = [
  decides("contract_assets", ["accrued income"], {
    where: ["asset"],
    sure: 0.8,
    unless: ["interest"],
  }),
  names(
    "contract_assets",
    ["retention receivable|debtor|held|asset", "retention", "contract work in progress"],
    {
      where: ["asset"],
      sure: 0.74,
      unless: ["payable", "bonus", "earning", "tax"],
    },
  ),
];
