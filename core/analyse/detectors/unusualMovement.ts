import { absolute } from "../../money/Minor.ts";
import { basisPoints, shareOf } from "../../money/shareOf.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { expectedNow } from "../expectation.ts";
import { proposeCashLine } from "../proposeCashLine.ts";
import { nameOf } from "../selectAccounts.ts";
import { splitRoles } from "../splitRoles.ts";
import { wordFigures } from "../wordFigures.ts";

/** The tolerated difference from the expectation, in basis points of it. */
const TOLERANCE = basisPoints(3_000);

/** Roles with amounts that recur each year; other roles have procedures of their own. */
const recurring: ReadonlySet<Role> = new Set<Role>([
  "revenue",
  "cost_of_sales",
  "employee_costs",
  "operating_expenses",
  "other_operating_income",
  "bad_debts",
]);

/** Finds income and expenses that developed differently from similar accounts. */
export const unusualMovement: Detector = {
  kind: "unusual_movement",
  validationType: "anomaly_detection",
  looksFor:
    "Income or expense far from last year's amount carried on by the median growth of accounts of the same role (of revenue where there are fewer than five). Not reported where the chart of a role was split or merged and its total went on.",
  threshold: `more than materiality and more than ${TOLERANCE / 100} % of the expectation; high at three times materiality`,
  cause:
    "Something of another kind was posted here (an asset, a dividend, next year's cost), or a cost of this year is missing or stands twice.",
  paragraphs: { ifrs: "IAS 1.27", usGaap: "ASC 270-10-45" },
  detect: (books) => {
    const splits = splitRoles(books);
    return books.accounts.flatMap((account) => {
      const { role, before, now } = account;
      if (role === null || splits.has(role) || !recurring.has(role) || before === 0n || now === 0n)
        return [];
      const excess = now - expectedNow(books, account);
      if (absolute(excess) <= books.materiality) return [];
      if (absolute(excess) <= shareOf(absolute(expectedNow(books, account)), TOLERANCE)) return [];
      return [toFinding(books, account)];
    });
  },
};

function toFinding(books: Books, account: BookAccount): Found {
  const { figures, amount, estimate } = wordFigures(books.decimals);
  const expected = absolute(expectedNow(books, account));
  const now = absolute(account.now);
  const excess = absolute(now - expected);
  const direction = now > expected ? "above" : "below";
  return {
    subject: account.code,
    severity: excess >= 3n * books.materiality ? "high" : "medium",
    confidence: 0.6,
    title: `${nameOf(account)} is far ${direction} what its peers let expect`,
    explanation: `${nameOf(account)} is ${amount("now", now)} after ${amount("before", absolute(account.before))} last year. Had it gone with accounts of its kind it would be about ${estimate("expected", expected)}: it is ${estimate("excess", excess)} ${direction} that.`,
    recommendation: `Read the largest entries of ${nameOf(account)} and those next to the end of the period; ask for the reason.`,
    accounts: [account.code],
    proposedAdjustment:
      now > expected && hasTrait(account, "repairs")
        ? proposeCashLine(books, {
            account: account.code,
            concept: "purchase_of_ppe",
            amount: excess,
            reason: "Assets posted to repairs",
          })
        : null,
    figures,
  };
}
