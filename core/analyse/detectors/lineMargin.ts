import { absolute, type Minor } from "../../money/Minor.ts";
import { type BasisPoints, basisPoints, pointsApart, shareOf } from "../../money/shareOf.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { indexNames } from "../indexNames.ts";
import { ratio } from "../ratio.ts";
import { inRoles, nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The usual change of a line of business's margin per year, in basis points. */
const TOLERANCE = basisPoints(600);

/**
 * Compares the margins of a line of business: a revenue account and the cost account with the same words in its name.
 */
export const lineMargin: Detector = {
  kind: "line_margin",
  validationType: "anomaly_detection",
  looksFor:
    "The margin of one line of business, where a revenue and a cost account share the words of their names, out of line with last year.",
  threshold: `${TOLERANCE / 100} percentage points and materiality`,
  cause: "Cost of this line stands elsewhere, or revenue of another period or tax stands in it.",
  paragraphs: { ifrs: "IAS 1.29", usGaap: "ASC 280-10-50" },
  detect: (books) => pairs(books).flatMap(([revenue, cost]) => judge(books, revenue, cost)),
};

function judge(books: Books, revenue: BookAccount, cost: BookAccount): Found[] {
  const before = ratio(-revenue.before - cost.before, -revenue.before);
  const now = ratio(-revenue.now - cost.now, -revenue.now);
  if (before === null || now === null || cost.before === 0n) return [];
  const moved = pointsApart(now, before);
  const effect = shareOf(absolute(revenue.now), moved);
  return moved < TOLERANCE || effect < books.materiality
    ? []
    : [toFinding(books, { revenue, cost, before, now, effect })];
}

/** The margins of a line of business in both years, and the effect of the difference this year. */
type Shift = {
  revenue: BookAccount;
  cost: BookAccount;
  before: BasisPoints;
  now: BasisPoints;
  effect: Minor;
};

function toFinding({ decimals }: Books, { revenue, cost, before, now, effect }: Shift): Found {
  const { figures, percent, estimate } = wordFigures(decimals);
  return {
    subject: `${revenue.code}+${cost.code}`,
    severity: "medium",
    confidence: 0.6,
    title: `The margin of ${nameOf(revenue)} moved`,
    explanation: `${nameOf(revenue)} less ${nameOf(cost)} left ${percent("before", before)} last year and leaves ${percent("now", now)} now, a difference of ${estimate("effect", effect)}.`,
    recommendation: `Compare the months of ${nameOf(revenue)} and ${nameOf(cost)} and test cut-off between them.`,
    accounts: [revenue.code, cost.code],
    figures,
  };
}

/** Pairs each revenue account with the only cost account that has all its distinctive words. */
function pairs(books: Books): [BookAccount, BookAccount][] {
  const costs = indexNames(inRoles(books, ["cost_of_sales"]));
  return inRoles(books, ["revenue"]).flatMap((revenue): [BookAccount, BookAccount][] => {
    const cost = costs.onlyWithAll(revenue);
    return cost ? [[revenue, cost]] : [];
  });
}
