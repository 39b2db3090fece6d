import { unless } from "../../text/TextPattern.ts";
import type { TraitRule } from "./traitRules.ts";

/** Accounts listed among costs that are not costs. */
export const strangerRules: readonly TraitRule[] = [
  {
    trait: "distribution",
    name: unless(
      /\b(dividends?|drawings|owner'?s? (draw|withdrawal)s?|withdrawals|profit distributions?|distributions? to (owners|shareholders|members))\b/i,
      /\b(received|receivable|income|tax)\b/i,
    ),
  },
  {
    trait: "debt_repayment",
    name: unless(
      /\b(loan|principal|capital|mortgage) (re)?payments?\b/i,
      /\b(interest|holiday)\b/i,
    ),
  },
  {
    trait: "asset_purchase",
    name: unless(
      /\b(purchase|acquisition)s? of (plant|equipment|machinery|vehicles?|fixed assets?|property|software)\b/i,
      /\b(small|minor|low[- ]value|expensed)\b/i,
    ),
  },
];
