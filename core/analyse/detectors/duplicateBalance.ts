import { isWholeHundreds } from "../../money/isWholeHundreds.ts";
import { absolute } from "../../money/Minor.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds two accounts of a role with the same balance to the cent. */
export const duplicateBalance: Detector = {
  kind: "duplicate_balance",
  validationType: "anomaly_detection",
  looksFor: "Two accounts of the same role with the same amount to the cent.",
  threshold: "at least a quarter of materiality, and not a whole hundred",
  cause: "One transaction was entered twice, each time on another account.",
  paragraphs: null,
  detect: (books) =>
    [...Map.groupBy(books.accounts.filter(countsFor(books)), keyOf).values()]
      .filter((alike) => alike.length > 1)
      .map((found) => toFinding(books, found)),
};

function countsFor(books: Books): (account: BookAccount) => boolean {
  return ({ role, now }) =>
    role !== null &&
    absolute(now) * 4n >= books.materiality &&
    !isWholeHundreds(now, books.decimals);
}

function keyOf({ role, now }: BookAccount): string {
  return `${role} ${now}`;
}

function toFinding(books: Books, alike: readonly BookAccount[]): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const [first] = alike;
  return {
    subject: alike.map(({ code }) => code).join("+"),
    severity: "high",
    confidence: 0.85,
    title: `${alike.map(({ code }) => code).join(" and ")} hold the same amount`,
    explanation: `${alike.map(nameOf).join(" and ")} each hold ${amount("amount", absolute(first?.now ?? 0n))}, to the cent. The same thing may be counted twice.`,
    recommendation:
      "Agree each of them to its own contract or invoice; reverse the one that has none.",
    accounts: alike.map(({ code }) => code),
    figures,
  };
}
