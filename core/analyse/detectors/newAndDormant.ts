import { absolute } from "../../money/Minor.ts";
import { roles } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf, totals } from "../selectAccounts.ts";
import { type SplitRole, splitRoles } from "../splitRoles.ts";
import { wordFigures } from "../wordFigures.ts";

/** New expenses are reported from this multiple of materiality. */
const LARGE = 2n;

/** Finds accounts that are new or no longer used. */
export const newAndDormant: Detector = {
  kind: "new_or_dormant",
  validationType: "anomaly_detection",
  looksFor:
    "An account used in one of the two years only; where a chart was split or merged and the total of the role went on, that as one. Not reported of balances where no account opens with one.",
  threshold: `materiality; medium for a new expense of ${LARGE} times materiality that is no disposal, impairment or tax`,
  cause: "A new activity, a change of the chart, or an entry posted to an account nobody uses.",
  paragraphs: null,
  detect: (books) => {
    const splits = splitRoles(books);
    const alone = books.accounts.filter(({ role }) => role === null || !splits.has(role));
    return [
      ...detectAlone(books, alone),
      ...[...splits.values()].map((each) => tellSplit(books, each)),
    ];
  },
};

function detectAlone(books: Books, accounts: readonly BookAccount[]): Found[] {
  // Without opening balances, all accounts would look new
  const hasOpenings = books.accounts.some((each) => !each.isProfitAndLoss && each.before !== 0n);
  return accounts.flatMap((account) => {
    const { before, now, isProfitAndLoss } = account;
    if (!(isProfitAndLoss ? books.hasPriorProfit : hasOpenings)) return [];
    if ((before === 0n) === (now === 0n)) return [];
    const size = absolute(before === 0n ? now : before);
    return size < books.materiality ? [] : [toFinding(books, account)];
  });
}

/** Reports a role as a whole where its amounts moved between accounts. */
function tellSplit(books: Books, { role, accounts, opened, closed }: SplitRole): Found {
  const { figures, amount, count } = wordFigures(books.decimals);
  const { before, now } = totals(accounts);
  const { label } = roles[role];
  return {
    subject: role,
    severity: "low",
    confidence: 0.5,
    title: `${label}: other accounts than last year, in total as expected`,
    explanation: `${label} come to ${amount("now", absolute(now))} after ${amount("before", absolute(before))} last year. New accounts: ${count("opened", opened.length)}; no longer used: ${count("closed", closed.length)}. Their amounts cannot be compared one by one.`,
    recommendation: "Agree the new chart to the old one, account by account.",
    accounts: [...opened, ...closed].map(({ code }) => code),
    figures,
  };
}

function toFinding(books: Books, account: BookAccount): Found {
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
