import { decides, type NameRule, names } from "./NameRule.ts";

/** What is earned and not yet billed. */
export const contractAssetRules: readonly NameRule[] = [
  decides(
    "contract_assets",
    [
      "accrued .. revenue|sale",
      "long term contract balance|work|contract",
      "contract balance|work",
    ],
    { where: ["asset"] },
  ),
  decides(
    "contract_assets",
    [
      "contract asset",
      "unbilled",
      "account|trade receivable|debtor + unbilled|uninvoiced",
      "uncertified",
      "uninvoiced sale|revenue|income",
      "accrued revenue|sale|fee",
      "amount recoverable on|under .. contract",
      "cost .. excess of billing",
      "due from customer + contract|construction",
      "underbilling",
      "revenue accrual",
      "recoverable on .. contract",
      "good|stock|inventory delivered|shipped|dispatched not|but billed|invoiced",
      "stock delivered but not billed",
    ],
    { where: ["asset"] },
  ),
  decides("contract_assets", ["accrued .. income"], {
    where: ["asset"],
    strength: "likely",
    unless: ["interest"],
  }),
  names(
    "contract_assets",
    ["retention receivable|debtor|held|asset", "retention", "contract work in progress"],
    {
      where: ["asset"],
      strength: "likely",
      unless: ["payable", "bonus", "earning", "tax"],
    },
  ),
];
