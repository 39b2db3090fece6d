import { absolute, type Minor } from "../../money/Minor.ts";
import { type BasisPoints, basisPoints, shareOf } from "../../money/shareOf.ts";
import type { Role } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { proposeCashLine } from "../proposeCashLine.ts";
import { ratio, relativeChange } from "../ratio.ts";
import { inRoles, nameOf, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The plausible range of interest rates and the tolerated change, in basis points. */
const rates = {
  lowest: basisPoints(100),
  highest: basisPoints(1_500),
  rise: basisPoints(6_000),
  fall: basisPoints(-4_000),
} as const;

const DEBT: readonly Role[] = ["borrowings", "bonds", "lease_liabilities", "bank_overdraft"];

/** Compares interest expense with debt. */
export const interestOnDebt: Detector = {
  kind: "interest_against_debt",
  validationType: "cash_flow",
  looksFor:
    "Interest expense over the average of opening and closing debt (loans, bonds, leases, overdraft), against last year's over opening debt.",
  threshold: `below ${rates.lowest / 100} % or above ${rates.highest / 100} %, or up by ${rates.rise / 100} % or down by ${-rates.fall / 100} % of last year's rate; the difference a quarter of materiality`,
  cause:
    "Repayments posted as interest, interest posted elsewhere or not accrued, or a balance among the debt that bears none.",
  paragraphs: { ifrs: "IAS 7.31-32", usGaap: "ASC 230-10-50-2" },
  detect: (books) => {
    const debt = totals(inRoles(books, DEBT));
    const interest = totals(inRoles(books, ["interest_expense"]));
    const average = -(debt.before + debt.now) / 2n;
    const now = ratio(interest.now, average);
    if (now === null || average < books.materiality) return [];
    const before = ratio(interest.before, -debt.before);
    const usual = before !== null && before > 0 ? before : null;
    const nearest = now < rates.lowest ? rates.lowest : rates.highest;
    const excess = interest.now - shareOf(average, usual ?? nearest);
    if (absolute(excess) * 4n < books.materiality || isInLine(usual, now)) return [];
    return [toFinding(books, { usual, now, average, interest: interest.now, excess })];
  },
};

function isInLine(usual: BasisPoints | null, now: BasisPoints): boolean {
  if (now < rates.lowest || now > rates.highest) return false;
  if (usual === null) return true;
  const moved = relativeChange(usual, now);
  return moved > rates.fall && moved < rates.rise;
}

type Rate = {
  usual: BasisPoints | null;
  now: BasisPoints;
  average: Minor;
  interest: Minor;
  excess: Minor;
};

function toFinding(books: Books, { usual, now, average, interest, excess }: Rate): Found {
  const { figures, percent, amount, estimate } = wordFigures(books.decimals);
  const isHigh = excess > 0n;
  const accounts = inRoles(books, [...DEBT, "interest_expense"]).filter(
    (account) => account.now !== 0n || account.before !== 0n,
  );
  const charged = accounts.filter(({ role }) => role === "interest_expense");
  const compared = usual === null ? "" : `, against ${percent("usual", usual)} last year`;
  return {
    subject: "rate",
    severity: absolute(excess) >= books.materiality ? "high" : "medium",
    confidence: 0.65,
    title: `Interest is too ${isHigh ? "high" : "low"} for the debt`,
    explanation: `Interest of ${amount("interest", interest)}${charged.length > 0 ? ` (${charged.map(nameOf).join(", ")})` : ""} on an average debt of ${amount("averageDebt", average)} is ${percent("rate", now)}${compared}: about ${estimate("excess", absolute(excess))} too ${isHigh ? "much" : "little"}.`,
    recommendation: isHigh
      ? "Agree interest to the lender's statements; repayments of principal belong to the loan, in financing activities."
      : "Agree interest to the lender's statements; look for interest among other charges, interest not accrued, and balances that are no debt.",
    accounts: accounts.map(({ code }) => code),
    lines: ["interest_paid"],
    proposedAdjustment: isHigh ? proposeRepayment(books, charged, excess) : null,
    figures,
  };
}

/** Proposes to reclassify excess interest as a repayment, taken from the largest interest account. */
function proposeRepayment(books: Books, charged: readonly BookAccount[], excess: Minor) {
  const [largest] = charged.toSorted((a, b) => (a.now > b.now ? -1 : 1));
  if (!largest || largest.now < excess) return null;
  return proposeCashLine(books, {
    account: largest.code,
    concept: "repayment_of_borrowings",
    amount: excess,
    reason: "Repayment of the loan posted as interest",
  });
}
