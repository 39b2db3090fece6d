import type { Concept } from "../../concepts/concepts.ts";
import { absolute } from "../../money/Minor.ts";
import { hasTrait, type TraitId } from "../../roles/traits.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { proposeCashLine } from "../proposeCashLine.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

type Stranger = { trait: TraitId; what: string; line: Concept };

/** Names that do not belong among costs. */
const strangers: readonly Stranger[] = [
  { trait: "distribution", what: "a distribution to owners", line: "dividends_paid" },
  { trait: "debt_repayment", what: "a repayment of a loan", line: "repayment_of_borrowings" },
  { trait: "asset_purchase", what: "the purchase of an asset", line: "purchase_of_ppe" },
];

/** Finds distributions, repayments and purchases of assets among the costs. */
export const equityInProfit: Detector = {
  kind: "not_an_expense",
  validationType: "categorization",
  looksFor:
    "A cost that by its name is a dividend or drawing, a repayment of a loan, or the purchase of an asset.",
  threshold: "a twentieth of materiality",
  cause: "The payment was coded as a cost because the chart had no better account at hand.",
  paragraphs: { ifrs: "IAS 7.17, 1.106", usGaap: "ASC 230-10-45-15" },
  detect: (books) =>
    books.accounts
      .filter(({ isProfitAndLoss, now }) => isProfitAndLoss && now > 0n)
      .filter(({ now }) => absolute(now) * 20n >= books.materiality)
      .flatMap((account) => {
        const stranger = strangers.find(({ trait }) => hasTrait(account, trait));
        return stranger ? [toFinding(books, account, stranger)] : [];
      }),
};

function toFinding(books: Books, account: BookAccount, { what, line }: Stranger): Found {
  const { figures, amount } = wordFigures(books.decimals);
  return {
    subject: account.code,
    severity: account.now >= books.materiality ? "high" : "medium",
    confidence: 0.85,
    title: `${nameOf(account)} is ${what}, not a cost`,
    explanation: `${nameOf(account)} takes ${amount("amount", account.now)} from profit, but its name says that it is ${what}.`,
    recommendation: `Move ${nameOf(account)} out of profit: it belongs to investing or financing activities.`,
    accounts: [account.code],
    lines: [line],
    proposedAdjustment: proposeCashLine(books, {
      account: account.code,
      concept: line,
      amount: account.now,
      reason: `It is ${what}`,
    }),
    figures,
  };
}
