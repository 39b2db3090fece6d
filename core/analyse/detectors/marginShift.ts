import { absolute, type Minor } from "../../money/Minor.ts";
import {
  type BasisPoints,
  basisPoints,
  grownBy,
  pointsApart,
  shareOf,
} from "../../money/shareOf.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { growth, ratio } from "../ratio.ts";
import { inRoles, nameOf, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The usual change of the gross margin per year, in basis points. */
const TOLERANCE = basisPoints(300);

/** The number of accounts to name as the cause. */
const MOVERS = 3;

/** Finds an unusual change of the total gross margin. */
export const marginShift: Detector = {
  kind: "margin_shift",
  validationType: "anomaly_detection",
  looksFor:
    "Gross margin (revenue less cost of sales, over revenue) that moved between the years; names the revenue and cost accounts that went least with revenue.",
  threshold: `${TOLERANCE / 100} percentage points and materiality; high at twice that`,
  cause:
    "Sales without their cost or cost without its sales: cut-off, stock, a cost among overheads, sales tax in sales.",
  paragraphs: { ifrs: "IAS 1.29", usGaap: "ASC 225-10-S99" },
  detect: (books) => {
    const costs = totals(inRoles(books, ["cost_of_sales"]));
    const { revenue } = books;
    const before = ratio(revenue.before - costs.before, revenue.before);
    const now = ratio(revenue.now - costs.now, revenue.now);
    if (before === null || now === null || costs.before === 0n) return [];
    const moved = pointsApart(now, before);
    const effect = shareOf(revenue.now, moved);
    if (moved < TOLERANCE || effect < books.materiality) return [];
    return [toFinding(books, before, now, effect)];
  },
};

function toFinding(books: Books, before: BasisPoints, now: BasisPoints, effect: Minor): Found {
  const { figures, percent, estimate } = wordFigures(books.decimals);
  const movers = findMovers(books);
  const direction = now > before ? "rose" : "fell";
  return {
    subject: "gross_margin",
    severity: pointsApart(now, before) >= 2 * TOLERANCE ? "high" : "medium",
    confidence: 0.6,
    title: `Gross margin ${direction}`,
    explanation: `Gross margin ${direction} from ${percent("before", before)} to ${percent("now", now)}, which is ${estimate("effect", effect)} of profit. The accounts that went least with revenue are ${movers.map(nameOf).join(", ")}.`,
    recommendation:
      "Test cut-off of sales and purchases, the count and the value of stock, and what was posted to the accounts named.",
    accounts: movers.map(({ code }) => code),
    figures,
  };
}

/** Revenue, cost and inventory accounts, ordered by the difference from last year's amount scaled by revenue. */
function findMovers(books: Books): BookAccount[] {
  const rate = growth(books.revenue.before, books.revenue.now) ?? basisPoints(0);
  const distance = ({ before, now }: BookAccount) => absolute(now - grownBy(before, rate));
  return inRoles(books, ["revenue", "cost_of_sales"])
    .toSorted((a, b) => (distance(a) > distance(b) ? -1 : distance(a) < distance(b) ? 1 : 0))
    .slice(0, MOVERS);
}
