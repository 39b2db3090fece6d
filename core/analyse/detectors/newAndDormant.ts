import { absolute } from "../../money/Minor.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** From this many times materiality a new expense is more than a new habit. */
const LARGE = 2n;

/** Accounts that came into use this year, or fell out of it. */
export const newAndDormant: Detector = {
  kind: "new_or_dormant",
  validationType: "anomaly_detection",
  looksFor: "An account used in one of the two years only.",
  threshold: `materiality; medium for a new expense of ${LARGE} times materiality that is no disposal, impairment or tax`,
  cause: "A new activity, a change of the chart, or an entry posted to an account nobody uses.",
  paragraphs: null,
  detect: (books) =>
    books.accounts.flatMap((account) => {
      const { before, now, isProfitAndLoss } = account;
      if (isProfitAndLoss && !books.hasPriorProfit) return [];
      if ((before === 0n) === (now === 0n)) return [];
      const size = absolute(before === 0n ? now : before);
      return size < books.materiality ? [] : [tell(books, account)];
    }),
};

function tell(books: Books, account: BookAccount): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const isNew = account.before === 0n;
  const size = absolute(isNew ? account.now : account.before);
  const isDoubtful =
    isNew && account.role === "operating_expenses" && size >= LARGE * books.materiality;
  const words = isNew
    ? `holds ${amount("now", account.now)} and had nothing before`
    : `held ${amount("before", account.before)} and has nothing now`;
  return {
    subject: account.code,
    severity: isDoubtful ? "medium" : "low",
    confidence: 0.5,
    title: `${nameOf(account)} ${isNew ? "is new" : "fell out of use"}`,
    explanation: `${nameOf(account)} ${words}.`,
    recommendation: `Ask what ${nameOf(account)} is for and where its amounts stood in the other year.`,
    accounts: [account.code],
    figures,
  };
}
