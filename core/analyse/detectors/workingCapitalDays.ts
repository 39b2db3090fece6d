import { divideRounded } from "../../money/divideRounded.ts";
import { absolute, type Minor } from "../../money/Minor.ts";
import { type BasisPoints, basisPoints, pointsApart, shareOf, WHOLE } from "../../money/shareOf.ts";
import type { Role } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { ratio, relativeChange } from "../ratio.ts";
import { inRoles, nameOf, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The tolerated change of the days, in basis points of last year's. */
const TOLERANCE = basisPoints(3_500);

type Turnover = { id: string; title: string; balances: readonly Role[]; flows: readonly Role[] };

const turnovers: readonly Turnover[] = [
  {
    id: "receivables",
    title: "Days receivable",
    balances: ["trade_receivables"],
    flows: ["revenue"],
  },
  {
    id: "inventories",
    title: "Days of stock",
    balances: ["inventories"],
    flows: ["cost_of_sales"],
  },
  { id: "payables", title: "Days payable", balances: ["trade_payables"], flows: ["cost_of_sales"] },
];

/** Compares receivables, inventories and payables with revenue and costs, in days. */
export const workingCapitalDays: Detector = {
  kind: "days_out_of_line",
  validationType: "anomaly_detection",
  looksFor:
    "Days receivable (trade receivables over revenue), days of stock and days payable (over cost of sales) out of line with last year.",
  threshold: `${TOLERANCE / 100} % of last year's days and materiality; high at twice that`,
  cause:
    "Cut-off, invoices not entered, a count that is wrong, debts that will not be paid, or another kind of balance in the account.",
  paragraphs: { ifrs: "IAS 7.20(a)", usGaap: "ASC 230-10-45-29" },
  detect: (books) => turnovers.flatMap((turnover) => judge(books, turnover)),
};

function judge(books: Books, turnover: Turnover): Found[] {
  const accounts = inRoles(books, turnover.balances);
  const balances = totals(accounts);
  const flows = totals(inRoles(books, turnover.flows));
  const before = ratio(absolute(balances.before), absolute(flows.before));
  const now = ratio(absolute(balances.now), absolute(flows.now));
  if (before === null || now === null || before === 0) return [];
  const moved = relativeChange(before, now);
  const effect = shareOf(absolute(flows.now), pointsApart(now, before));
  if (Math.abs(moved) < TOLERANCE || effect < books.materiality) return [];
  return [
    toFinding(books, turnover, accounts, {
      before,
      now,
      effect,
      isLarge: Math.abs(moved) >= 2 * TOLERANCE,
    }),
  ];
}

type Movement = { before: BasisPoints; now: BasisPoints; effect: Minor; isLarge: boolean };

function toFinding(
  books: Books,
  { id, title }: Turnover,
  accounts: readonly BookAccount[],
  moved: Movement,
): Found {
  const { figures, count, estimate } = wordFigures(books.decimals);
  const largest = accounts
    .filter(({ before, now }) => before !== now)
    .toSorted((a, b) => (absolute(a.movement) > absolute(b.movement) ? -1 : 1))
    .slice(0, 3);
  const direction = moved.now > moved.before ? "rose" : "fell";
  return {
    subject: id,
    severity: moved.isLarge ? "high" : "medium",
    confidence: 0.65,
    title: `${title} ${direction}`,
    explanation: `${title} ${direction} from ${count("before", days(moved.before))} to ${count("now", days(moved.now))} days, which is ${estimate("effect", moved.effect)} at the end of the period. It moved most on ${largest.map(nameOf).join(", ")}.`,
    recommendation:
      "Test what was entered in the weeks around the end of the period and agree the balance to its list of open items or its count.",
    accounts: largest.map(({ code }) => code),
    figures,
  };
}

function days(share: BasisPoints): bigint {
  return divideRounded(BigInt(share) * 365n, BigInt(WHOLE));
}
