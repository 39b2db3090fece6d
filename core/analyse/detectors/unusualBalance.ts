import { absolute } from "../../money/Minor.ts";
import { basisPoints, grownBy, shareOf } from "../../money/shareOf.ts";
import type { Role } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { growth } from "../ratio.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The tolerated difference from last year's balance scaled by revenue, in basis points of it. */
const TOLERANCE = basisPoints(6_000);

/** Working capital balances that depend on the size of the business. */
const following: ReadonlySet<Role> = new Set<Role>([
  "prepayments",
  "other_receivables",
  "contract_assets",
  "other_payables",
  "employee_payables",
  "contract_liabilities",
  "interest_payable",
  "provisions",
]);

/** Finds prepayments, accruals and other balances that changed strongly. */
export const unusualBalance: Detector = {
  kind: "unusual_balance",
  validationType: "anomaly_detection",
  looksFor:
    "A prepayment, accrual, provision or other balance far from last year's carried on by the growth of revenue, or that came from nothing.",
  threshold: `more than materiality and more than ${TOLERANCE / 100} % of the expectation`,
  cause:
    "A prepayment or accrual was not released, an entry was parked here, or another kind of balance was posted to it.",
  paragraphs: { ifrs: "IAS 1.27", usGaap: "ASC 210-10-45" },
  detect: (books) => books.accounts.flatMap((account) => judge(books, account)),
};

function judge(books: Books, account: BookAccount): Found[] {
  if (account.role === null || !following.has(account.role)) return [];
  const expected = grownBy(
    account.before,
    growth(books.revenue.before, books.revenue.now) ?? basisPoints(0),
  );
  const excess = absolute(account.now - expected);
  if (excess <= books.materiality || excess <= shareOf(absolute(expected), TOLERANCE)) return [];
  const { figures, amount, estimate } = wordFigures(books.decimals);
  const direction = absolute(account.now) > absolute(expected) ? "above" : "below";
  return [
    {
      subject: account.code,
      severity: excess >= 3n * books.materiality ? "high" : "medium",
      confidence: 0.6,
      title: `${nameOf(account)} is far ${direction} its usual size`,
      explanation: `${nameOf(account)} went from ${amount("before", account.before)} to ${amount("now", account.now)}. With revenue it would stand near ${estimate("expected", expected)}; ${estimate("excess", excess)} is unusual.`,
      recommendation: `Ask for the make-up of ${nameOf(account)} at the end of the period and agree each item to a document.`,
      accounts: [account.code],
      figures,
    },
  ];
}
