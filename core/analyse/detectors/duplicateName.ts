import { absolute } from "../../money/Minor.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds two accounts of a role with the same words in their names. */
export const duplicateName: Detector = {
  kind: "duplicate_name",
  validationType: "anomaly_detection",
  looksFor:
    "Two accounts of the same role whose names are the same words in any order or spelling.",
  threshold:
    "both have a balance in one of the years; medium where the smaller is at least a tenth of materiality",
  cause: "An account was opened a second time; what belongs together is split or stands twice.",
  paragraphs: null,
  detect: (books) =>
    [...Map.groupBy(books.accounts.filter(isUsed), keyOf).values()]
      .filter((alike) => alike.length > 1)
      .map((alike) => toFinding(books, alike)),
};

function isUsed({ before, now, words, role }: BookAccount): boolean {
  return role !== null && words.length > 0 && (before !== 0n || now !== 0n);
}

/** The sorted words of a name, with its numbers and other marks. */
function keyOf({ words, marks, role }: BookAccount): string {
  return JSON.stringify([role, words.toSorted(), marks.toSorted()]);
}

function toFinding(books: Books, alike: readonly BookAccount[]): Found {
  const { figures, amount, count } = wordFigures(books.decimals);
  const sizes = alike.map(({ now }) => absolute(now));
  const isSmall = sizes.some((size) => size * 10n < books.materiality);
  const balances = alike.map(
    (account, index) => `${nameOf(account)} at ${amount(`now${index}`, account.now)}`,
  );
  return {
    subject: alike.map(({ code }) => code).join("+"),
    severity: isSmall ? "low" : "medium",
    confidence: 0.8,
    title: `${alike.map(({ code }) => code).join(" and ")} have the same name`,
    explanation: `${count("accounts", alike.length)} accounts of the same role have the same name: ${balances.join(", ")}.`,
    recommendation: "Check that nothing was posted to both, and keep one of the accounts.",
    accounts: alike.map(({ code }) => code),
    figures,
  };
}
