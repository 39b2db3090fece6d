import { profitAndLossNatures } from "../../roles/roles.ts";
import { decides, type NameRule } from "./NameRule.ts";

const owed = ["liability", "asset"] as const;

/** Deferred tax, in the balance sheet and in profit. */
export const deferredTaxRules: readonly NameRule[] = [
  decides("deferred_tax", ["minimum tax credit", "unused tax credit|loss"], {
    where: ["asset", "liability"],
    natural: "debit",
    strength: "likely",
  }),
  decides(
    "deferred_tax",
    ["tax credit .. temporary|timing difference", "temporary|timing difference .. tax credit"],
    { where: owed, natural: "debit", strength: "strong" },
  ),
  decides("deferred_tax", ["deferred tax asset", "deferred income tax asset"], {
    where: owed,
    nature: "asset",
    natural: "debit",
    strength: "certain",
  }),
  decides(
    "deferred_tax",
    [
      "deferred tax liability|provision",
      "deferred income tax liability",
      "provision for deferred tax",
      "future income tax liability",
    ],
    {
      where: owed,
      natural: "credit",
      nature: "liability",
      strength: "certain",
      unless: ["charge|expense|credit|movement"],
    },
  ),
  decides(
    "deferred_tax",
    ["deferred income|corporation tax", "deferred tax", "deferred + tax", "future income tax"],
    {
      where: owed,
      natural: "either",
      needs: "statement",
      orSide: "credit",
      strength: "certain",
      unless: ["expense|charge|movement"],
    },
  ),
  decides(
    "deferred_tax_expense",
    [
      "deferred income|corporation tax",
      "deferred income tax expense|charge|credit|benefit|provision|movement",
      "deferred tax",
      "deferred tax expense|charge|credit|benefit|movement",
      "provision for income tax deferred",
      "tax + deferred",
      "timing|temporary difference",
      "future income tax",
    ],
    { where: profitAndLossNatures, natural: "either", strength: "certain" },
  ),
];
