import { absolute } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { naturalSideOf } from "../naturalSideOf.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The clearly trivial amount is materiality divided by this (ISA 450.A3). */
const TRIVIAL = 20n;

/** These may be negative without being unusual. */
const eitherWay: readonly Role[] = ["retained_earnings", "other_reserves"];

/** Finds balances on the unusual side for their role, in either year. */
export const wrongSide: Detector = {
  kind: "wrong_side",
  validationType: "anomaly_detection",
  looksFor:
    "A balance on the side its kind does not stand on: stock in credit, customers in credit, an overdrawn bank, a debit in sales.",
  threshold: `more than a twentieth of materiality; high at materiality. Retained earnings and reserves may be either way`,
  cause: "Debit and credit were swapped, or something was posted that belongs to another account.",
  paragraphs: { ifrs: "IAS 1.32", usGaap: "ASC 210-20-45-1" },
  detect: (books) =>
    books.accounts.flatMap((account) => [
      ...judge(books, account, "now"),
      ...judge(books, account, "before"),
    ]),
};

function judge(books: Books, account: BookAccount, year: "now" | "before"): Found[] {
  const balance = account[year];
  if (absolute(balance) * TRIVIAL <= books.materiality) return [];
  if (account.role !== null && eitherWay.includes(account.role)) return [];
  const natural = naturalSideOf(account);
  if (natural === null || natural === (balance > 0n ? "debit" : "credit")) return [];
  const isLasting = year === "before" && judge(books, account, "now").length > 0;
  return isLasting ? [] : [toFinding(books, { account, year, natural })];
}

type Misplaced = { account: BookAccount; year: "now" | "before"; natural: "debit" | "credit" };

function toFinding({ decimals, materiality }: Books, { account, year, natural }: Misplaced): Found {
  const { figures, amount } = wordFigures(decimals);
  const balance = absolute(account[year]);
  const stands = natural === "debit" ? "credit" : "debit";
  const when = year === "now" ? "" : account.isProfitAndLoss ? " last year" : " at the beginning";
  return {
    subject: year === "now" ? account.code : `${account.code}:${year}`,
    severity: balance >= materiality ? "high" : "medium",
    confidence: 0.85,
    title: `${nameOf(account)} stands on the ${stands} side${when}`,
    explanation: `${nameOf(account)} has a ${stands} balance of ${amount("balance", balance)}${when}, where a ${natural} is usual.`,
    recommendation: `Read the entries of ${nameOf(account)}; move what belongs elsewhere, or show the balance among its opposite kind.`,
    accounts: [account.code],
    figures,
  };
}
