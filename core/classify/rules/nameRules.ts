import { currentAssetRules } from "./currentAssets.ts";
import { equityRules } from "./equity.ts";
import { expenseRules } from "./expenses.ts";
import { financingRules } from "./financing.ts";
import { incomeRules } from "./income.ts";
import { investmentRules } from "./investments.ts";
import type { NameRule } from "./NameRule.ts";
import { noncurrentAssetRules } from "./noncurrentAssets.ts";
import { overheadRules } from "./overheads.ts";
import { taxRules } from "./taxes.ts";
import { unplaceableRules } from "./unplaceable.ts";
import { workingLiabilityRules } from "./workingLiabilities.ts";

/** The whole vocabulary of account names; between equal matches the earlier row wins. */
export const nameRules: readonly NameRule[] = [
  ...unplaceableRules,
  ...currentAssetRules,
  ...noncurrentAssetRules,
  ...investmentRules,
  ...workingLiabilityRules,
  ...taxRules,
  ...financingRules,
  ...equityRules,
  ...incomeRules,
  ...expenseRules,
  ...overheadRules,
];
