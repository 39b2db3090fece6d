import { isWholeHundreds } from "../../money/isWholeHundreds.ts";
import { absolute } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Roles whose balances are settled and replaced within a year. */
const turning: ReadonlySet<Role> = new Set<Role>([
  "trade_receivables",
  "prepayments",
  "contract_assets",
  "inventories",
  "trade_payables",
  "other_payables",
  "employee_payables",
  "sales_tax",
  "contract_liabilities",
  "current_tax",
  "interest_payable",
]);

/** Finds such balances that are unchanged to the cent. */
export const unchangedBalance: Detector = {
  kind: "unchanged_balance",
  validationType: "anomaly_detection",
  looksFor:
    "A balance that is settled and made anew within a year (a prepayment, an accrual, tax, stock) and is the same to the cent at both ends.",
  threshold:
    "at least a tenth of materiality, a whole hundred from materiality on; high at materiality",
  cause: "Last year's entry was never released, or this year's was never made.",
  paragraphs: { ifrs: "IAS 1.27", usGaap: "ASC 210-10-45" },
  detect: (books) =>
    books.accounts
      .filter(({ role }) => role !== null && turning.has(role))
      .filter(({ before, now }) => before === now && absolute(now) * 10n >= books.materiality)
      // A multiple of one hundred may be a fee agreed for every year
      .filter(
        ({ now }) => !isWholeHundreds(now, books.decimals) || absolute(now) >= books.materiality,
      )
      .map((account) => toFinding(books, account, absolute(account.now) >= books.materiality)),
};

function toFinding(books: Books, account: BookAccount, isLarge: boolean): Found {
  const { figures, amount } = wordFigures(books.decimals);
  return {
    subject: account.code,
    severity: isLarge ? "high" : "medium",
    confidence: 0.75,
    title: `${nameOf(account)} has not moved`,
    explanation: `${nameOf(account)} is ${amount("balance", account.now)} at both ends of the period, to the cent, though such a balance is settled and made anew within a year.`,
    recommendation: `Release what is left of last year on ${nameOf(account)} and make this year's entry.`,
    accounts: [account.code],
    figures,
  };
}
