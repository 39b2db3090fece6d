import { absolute, sum } from "../../money/Minor.ts";
import { hasTrait, type TraitId } from "../../roles/traits.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { inRoles, nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds disposal gains without a decrease of assets. */
export const disposalNotRecorded: Detector = {
  kind: "disposal_not_recorded",
  validationType: "cash_flow",
  looksFor:
    "A gain or loss on the disposal of fixed assets while no cost account fell and accumulated depreciation rose by exactly the charge: what was sold is still there.",
  threshold: "a twentieth of materiality; gains on investments excepted",
  cause: "The proceeds were taken to profit and the asset was left in the register.",
  paragraphs: { ifrs: "IAS 16.67-71, 7.16(b)", usGaap: "ASC 360-10-40-5" },
  detect: (books) => {
    if (!isUntouched(books)) return [];
    return inRoles(books, ["disposal_gain_loss"])
      .filter((account) => OF_INVESTMENTS.every((trait) => !hasTrait(account, trait)))
      .filter(({ now }) => absolute(now) * 20n >= books.materiality)
      .map((found) => toFinding(books, found));
  },
};

/** Traits of gains on investments, which are no fixed assets. */
const OF_INVESTMENTS: readonly TraitId[] = [
  "belongs_to_investments",
  "belongs_to_associates",
  "belongs_to_goodwill",
];

function isUntouched(books: Books): boolean {
  const costs = inRoles(books, ["ppe_cost", "intangibles_cost", "investment_property"]);
  const accumulated = inRoles(books, [
    "ppe_accumulated_depreciation",
    "right_of_use_accumulated_depreciation",
    "intangibles_accumulated_amortisation",
  ]);
  const charges = inRoles(books, ["depreciation", "amortisation"]);
  const rise = sum(accumulated.map(({ movement }) => movement));
  return (
    accumulated.length > 0 &&
    costs.every(({ movement }) => movement >= 0n) &&
    rise + sum(charges.map(({ now }) => now)) === 0n
  );
}

function toFinding(books: Books, account: BookAccount): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const result = account.now < 0n ? "gain" : "loss";
  return {
    subject: account.code,
    severity: "high",
    confidence: 0.85,
    title: `${nameOf(account)}: the asset sold is still in the books`,
    explanation: `A ${result} of ${amount("result", absolute(account.now))} stands in ${nameOf(account)}, but no cost was removed and accumulated depreciation rose by exactly the year's charge.`,
    recommendation:
      "Enter the disposal: take cost and depreciation of the asset out and show its proceeds in investing activities.",
    accounts: [account.code],
    lines: ["disposal_gain_loss", "proceeds_from_disposal_of_ppe"],
    figures,
  };
}
