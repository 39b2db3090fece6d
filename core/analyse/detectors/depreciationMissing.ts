import { absolute } from "../../money/Minor.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { type AssetClass, matchAssetClasses } from "../matchAssetClasses.ts";
import { ratio, relativeChange } from "../ratio.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The tolerated change of an asset class's depreciation rate, in basis points of last year's rate. */
const tolerance = { fall: -4_500, rise: 9_000 } as const;

/** Finds asset classes without depreciation, or with depreciation out of line with their cost. */
export const depreciationMissing: Detector = {
  kind: "depreciation_missing",
  validationType: "anomaly_detection",
  looksFor:
    "A class of assets (cost, accumulated and charge matched by name) whose accumulated account did not move, or whose charge over cost is out of line with last year.",
  threshold: `no charge: cost of half of materiality not yet written off. Out of line: down by ${-tolerance.fall / 100} % or up by ${tolerance.rise / 100} % of last year's rate and half of materiality. Land and assets under construction excepted`,
  cause: "The year's charge was forgotten, entered twice, or run on the wrong register.",
  paragraphs: { ifrs: "IAS 16.48, 38.97", usGaap: "ASC 360-10-35-4" },
  detect: (books) =>
    matchAssetClasses(books)
      .filter(({ cost }) => !hasTrait(cost, "not_depreciated"))
      .flatMap((assets) => judgeMissing(books, assets) ?? judgeRate(books, assets)),
};

function judgeMissing(books: Books, assets: AssetClass): Found[] | null {
  const { cost, accumulated, charge } = assets;
  if (accumulated === null || accumulated.movement !== 0n) return null;
  const left = cost.before + accumulated.before;
  const isCharged = charge !== null && charge.now !== 0n;
  if (isCharged || cost.now === 0n || left * 2n < books.materiality) return [];
  const { figures, amount } = wordFigures(books.decimals);
  return [
    {
      subject: cost.code,
      severity: "high",
      confidence: 0.9,
      title: `${nameOf(cost)} was not depreciated`,
      explanation: `${nameOf(cost)} began the period at ${amount("left", left)} after depreciation, but ${nameOf(accumulated)} did not move and no charge was made.`,
      recommendation: `Compute this year's charge on ${nameOf(cost)} and enter it; it is added back in operating activities and changes no cash.`,
      accounts: codesOf(assets),
      lines: ["depreciation"],
      figures,
    },
  ];
}

function judgeRate(books: Books, assets: AssetClass): Found[] {
  const { cost, charge } = assets;
  if (!charge || charge.before <= 0n) return [];
  const before = ratio(charge.before, cost.before);
  const now = ratio(2n * charge.now, cost.before + cost.now);
  if (before === null || now === null || cost.before <= 0n) return [];
  const moved = relativeChange(before, now);
  const excess = charge.now - charge.before;
  if (moved > tolerance.fall && moved < tolerance.rise) return [];
  if (absolute(excess) * 2n < books.materiality) return [];
  const { figures, amount, percent } = wordFigures(books.decimals);
  return [
    {
      subject: `${cost.code}:rate`,
      severity: "medium",
      confidence: 0.6,
      title: `The charge on ${nameOf(cost)} is out of line`,
      explanation: `${nameOf(charge)} of ${amount("charge", charge.now)} is ${percent("rate", now)} of the average cost of ${nameOf(cost)}, after ${percent("rateBefore", before)} last year.`,
      recommendation: `Recompute the charge on ${nameOf(cost)} from the register of assets.`,
      accounts: codesOf(assets),
      lines: ["depreciation"],
      figures,
    },
  ];
}

function codesOf({ cost, accumulated, charge }: AssetClass): string[] {
  return [cost, accumulated, charge].flatMap((account) => (account ? [account.code] : []));
}
