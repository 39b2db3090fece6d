import { absolute } from "../../money/Minor.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds suspense and clearing accounts with a balance at the end of the period. */
export const suspense: Detector = {
  kind: "suspense_balance",
  validationType: "anomaly_detection",
  looksFor: "A balance left on a suspense, clearing or unallocated account.",
  threshold: "any balance; high at materiality",
  cause: "Entries were parked until somebody knew where they belong, and then forgotten.",
  paragraphs: { ifrs: "IAS 1.29", usGaap: "ASC 205-10-45" },
  detect: (books) =>
    books.accounts
      .filter(
        (account) => account.now !== 0n && account.role === null && hasTrait(account, "suspense"),
      )
      .map((account) => toFinding(books, account, absolute(account.now) >= books.materiality)),
};

function toFinding(books: Books, account: BookAccount, isLarge: boolean): Found {
  const { figures, amount } = wordFigures(books.decimals);
  return {
    subject: account.code,
    severity: isLarge ? "high" : "medium",
    confidence: 0.95,
    title: `${nameOf(account)} is not empty`,
    explanation: `${nameOf(account)} holds ${amount("balance", account.now)} at the end of the period. Such an account should be cleared: until it is, its movement stands on a line that says nothing.`,
    recommendation: `Find the entries on ${nameOf(account)} and post each where it belongs.`,
    accounts: [account.code],
    figures,
  };
}
