import type { Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { matchAssetClasses } from "../matchAssetClasses.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds asset classes with more accumulated depreciation than cost. */
export const overDepreciated: Detector = {
  kind: "over_depreciated",
  validationType: "anomaly_detection",
  looksFor: "A class of assets (matched by name) written off by more than it cost.",
  threshold: "a twentieth of materiality",
  cause:
    "Depreciation ran on after the asset was written off, or its cost was removed and not its depreciation.",
  paragraphs: { ifrs: "IAS 16.52, 16.67", usGaap: "ASC 360-10-35-4" },
  detect: (books) => matchAssetClasses(books).flatMap((assets) => judge(books, assets)),
};

function judge(
  books: Books,
  { cost, accumulated }: ReturnType<typeof matchAssetClasses>[number],
): Found[] {
  const excess = accumulated === null ? 0n : -(cost.now + accumulated.now);
  if (!accumulated || excess * 20n < books.materiality || excess <= 0n) return [];
  const { figures, amount } = wordFigures(books.decimals);
  return [
    {
      subject: cost.code,
      severity: "high",
      confidence: 0.9,
      title: `${nameOf(cost)} is written off by more than it cost`,
      explanation: `${nameOf(accumulated)} exceeds ${nameOf(cost)} by ${amount("excess", excess)}: ${amount("accumulated", -accumulated.now)} against a cost of ${amount("cost", cost.now)}.`,
      recommendation: `Agree both accounts to the register of assets; reverse what was charged beyond cost.`,
      accounts: [cost.code, accumulated.code],
      figures,
    },
  ];
}
