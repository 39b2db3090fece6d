import { type BasisPoints, basisPoints } from "../../money/shareOf.ts";
import type { Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { ratio } from "../ratio.ts";
import { inRoles, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The highest plausible interest rate on deposits, in basis points. */
const HIGHEST = basisPoints(800);

/** Compares interest income with the cash and loans that earn it. */
export const interestOnCash: Detector = {
  kind: "interest_against_cash",
  validationType: "cash_flow",
  looksFor: "Interest income over average cash, loans given and investments.",
  threshold: `above ${HIGHEST / 100} %, at half of materiality`,
  cause: "Other income among interest, or money the company holds and does not show.",
  paragraphs: { ifrs: "IAS 7.31", usGaap: "ASC 230-10-45-12" },
  detect: (books) => {
    const holdings = inRoles(books, [
      "cash_and_cash_equivalents",
      "restricted_cash",
      "loans_receivable",
      "financial_investments",
    ]);
    const held = totals(holdings);
    const income = -totals(inRoles(books, ["interest_income"])).now;
    const average = (held.before + held.now) / 2n;
    const rate = ratio(income, average);
    if (income * 2n < books.materiality || (rate !== null && rate >= 0 && rate <= HIGHEST))
      return [];
    return [toFinding(books, income, average, rate)];
  },
};

function toFinding(books: Books, income: bigint, average: bigint, rate: BasisPoints | null): Found {
  const { figures, amount, percent } = wordFigures(books.decimals);
  const share = rate === null ? "" : `, or ${percent("rate", rate)}`;
  return {
    subject: "rate",
    severity: "medium",
    confidence: 0.6,
    title: "Interest earned is too high for the cash held",
    explanation: `Interest income of ${amount("income", income)} was earned on average holdings of ${amount("averageHoldings", average)}${share}.`,
    recommendation:
      "Agree interest income to the bank's statements and ask what else it was earned on.",
    accounts: inRoles(books, ["interest_income"]).map(({ code }) => code),
    lines: ["interest_received"],
    figures,
  };
}
