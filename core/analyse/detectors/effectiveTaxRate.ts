import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { type BasisPoints, basisPoints, shareOf } from "../../money/shareOf.ts";
import type { Role } from "../../roles/roles.ts";
import type { Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { ratio } from "../ratio.ts";
import { inRoles, nameOf, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The normal range of the tax rate and its tolerated change, in basis points. */
const rates = {
  lowest: basisPoints(500),
  highest: basisPoints(4_000),
  move: basisPoints(800),
} as const;

const TAX: readonly Role[] = ["income_tax", "deferred_tax_expense"];

/** Compares the tax charge with profit before tax. */
export const effectiveTaxRate: Detector = {
  kind: "tax_rate",
  validationType: "cash_flow",
  looksFor: "Income tax, current and deferred, over profit before tax, against last year's.",
  threshold: `below ${rates.lowest / 100} % or above ${rates.highest / 100} %, or ${rates.move / 100} points from last year; the difference half of materiality. Not reported in a year of loss`,
  cause:
    "Something that is no income tax was posted to it, the charge was not made, or profit is wrong.",
  paragraphs: { ifrs: "IAS 12.81(c), 7.35", usGaap: "ASC 740-10-50-12" },
  detect: (books) => {
    const tax = totals(inRoles(books, TAX));
    const profit = profitBeforeTax(books);
    if (profit.now < books.materiality) return [];
    const now = ratio(tax.now, profit.now);
    const before = profit.before < books.materiality ? null : ratio(tax.before, profit.before);
    if (now === null || isInLine(before, now)) return [];
    const usual = before ?? (now < rates.lowest ? rates.lowest : rates.highest);
    const excess = tax.now - shareOf(profit.now, usual);
    if (absolute(excess) * 2n < books.materiality) return [];
    return [toFinding(books, { before, now, excess, tax: tax.now, profit: profit.now })];
  },
};

function isInLine(before: BasisPoints | null, now: BasisPoints): boolean {
  if (before !== null) return Math.abs(now - before) < rates.move;
  return now >= rates.lowest && now <= rates.highest;
}

function profitBeforeTax({ accounts }: Books): { before: Minor; now: Minor } {
  const taxed = accounts.filter(
    ({ isProfitAndLoss, role }) => isProfitAndLoss && (role === null || !TAX.includes(role)),
  );
  return {
    before: -sum(taxed.map(({ before }) => before)),
    now: -sum(taxed.map(({ now }) => now)),
  };
}

type Rate = {
  before: BasisPoints | null;
  now: BasisPoints;
  excess: Minor;
  tax: Minor;
  profit: Minor;
};

function toFinding(books: Books, { before, now, excess, tax, profit }: Rate): Found {
  const { figures, percent, amount, estimate } = wordFigures(books.decimals);
  const accounts = inRoles(books, TAX).filter((account) => account.now !== 0n);
  const compared = before === null ? "" : `, after ${percent("rateBefore", before)} last year`;
  return {
    subject: "rate",
    severity: absolute(excess) >= 2n * books.materiality ? "high" : "medium",
    confidence: 0.6,
    title: "The tax charge is out of line with profit",
    explanation: `Tax of ${amount("tax", tax)} (${accounts.map(nameOf).join(", ") || "no account"}) is ${percent("rate", now)} of a profit before tax of ${amount("profit", profit)}${compared}: ${estimate("excess", absolute(excess))} ${excess > 0n ? "more" : "less"} than the rate would ask.`,
    recommendation:
      "Reconcile the charge to profit at the statutory rate and read what was posted to the tax accounts.",
    accounts: inRoles(books, TAX).map(({ code }) => code),
    lines: ["income_taxes_paid"],
    figures,
  };
}
