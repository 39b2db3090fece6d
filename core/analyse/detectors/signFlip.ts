import { absolute } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Roles that may change sides from year to year, such as gains and losses. */
const turnsByNature: ReadonlySet<Role> = new Set<Role>([
  "foreign_exchange_gain_loss",
  "fair_value_changes",
  "disposal_gain_loss",
  "share_of_associates_profit",
  "discontinued_operations",
  "translation_reserve",
  "deferred_tax_expense",
  "cash_and_cash_equivalents",
  "retained_earnings",
]);

/** Finds balances that changed sides between the years. */
export const signFlip: Detector = {
  kind: "sign_flip",
  validationType: "anomaly_detection",
  looksFor: "An account that stood on one side last year and stands on the other now.",
  threshold:
    "both years more than a quarter of materiality; gains and losses, exchange differences and cash excepted",
  cause: "Entries were posted the wrong way round, or two kinds of balance share one account.",
  paragraphs: null,
  detect: (books) =>
    books.accounts
      .filter(({ role }) => role === null || !turnsByNature.has(role))
      .filter(({ before, now }) => before !== 0n && now !== 0n && before > 0n !== now > 0n)
      .filter(({ before, now }) =>
        [before, now].every((one) => absolute(one) * 4n > books.materiality),
      )
      .map((found) => toFinding(books, found)),
};

function toFinding(books: Books, account: BookAccount): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const side = (balance: bigint) => (balance > 0n ? "debit" : "credit");
  const { before, now } = account;
  return {
    subject: account.code,
    severity: "medium",
    confidence: 0.75,
    title: `${nameOf(account)} changed sides`,
    explanation: `${nameOf(account)} was a ${side(before)} of ${amount("before", absolute(before))} and is now a ${side(now)} of ${amount("now", absolute(now))}.`,
    recommendation: `Find the entries that turned ${nameOf(account)}; check the prior column and the direction of this year's postings.`,
    accounts: [account.code],
    figures,
  };
}
