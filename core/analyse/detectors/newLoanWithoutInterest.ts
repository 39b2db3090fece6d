import type { Minor } from "../../money/Minor.ts";
import { shareOf } from "../../money/shareOf.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { ratio } from "../ratio.ts";
import { inRoles, nameOf, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** A new loan of this multiple of materiality should change the interest. */
const LARGE = 2n;

/** Finds new loans without additional interest. */
export const newLoanWithoutInterest: Detector = {
  kind: "new_loan_without_interest",
  validationType: "cash_flow",
  looksFor:
    "A loan that was not there at the beginning, while interest leaves hardly anything for it.",
  threshold: `${LARGE} times materiality; what interest leaves after the other debt at last year's rate is less than a third of what a year of the new loan would cost`,
  cause: "Money from owners booked as a loan, a loan entered twice, or interest not accrued.",
  paragraphs: { ifrs: "IAS 32.16", usGaap: "ASC 480-10-25" },
  detect: (books) => {
    const interest = totals(inRoles(books, ["interest_expense"]));
    const debts = inRoles(books, ["borrowings", "bonds", "lease_liabilities"]);
    const isNew = ({ before, now }: BookAccount) =>
      before === 0n && -now >= LARGE * books.materiality;
    const old = totals(debts.filter((debt) => !isNew(debt)));
    const rate = ratio(interest.before, -old.before);
    if (rate === null || rate <= 0) return [];
    const left = interest.now - shareOf(-(old.before + old.now) / 2n, rate);
    return debts
      .filter((debt) => debt.role !== "lease_liabilities" && isNew(debt))
      .map((loan) => ({ loan, asked: shareOf(-loan.now, rate) }))
      .filter(({ asked }) => left * 3n < asked)
      .map(({ loan, asked }) => toFinding(books, loan, asked, left));
  },
};

function toFinding(books: Books, loan: BookAccount, asked: Minor, left: Minor): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const interest = inRoles(books, ["interest_expense"]).map(({ code }) => code);
  return {
    subject: loan.code,
    severity: "medium",
    confidence: 0.55,
    title: `${nameOf(loan)} is new and bears no interest one can see`,
    explanation: `${nameOf(loan)} came in at ${amount("loan", -loan.now)}. At last year's rate a year of it would cost ${amount("asked", asked)}, but beside the interest on the other debt ${amount("left", left)} is left.`,
    recommendation: `Read the contract behind ${nameOf(loan)}: is it a loan or equity, is it entered once, and since when does it bear interest?`,
    accounts: [loan.code, ...interest],
    lines: ["proceeds_from_borrowings"],
    figures,
  };
}
