import { CONFIDENCE_BAR } from "../../classify/Classification.ts";
import { absolute } from "../../money/Minor.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Reports accounts with an unsure role. */
export const roleUnsure: Detector = {
  kind: "role_unsure",
  validationType: "categorization",
  looksFor: "An account without a role, or with one that was read with little confidence.",
  threshold: `confidence below ${CONFIDENCE_BAR * 100} %; medium where there is no role and the movement is a quarter of materiality or more, or an unsure role from twice materiality`,
  cause: "The name says too little.",
  paragraphs: { ifrs: "IAS 7.10", usGaap: "ASC 230-10-45-10" },
  detect: (books) =>
    books.accounts
      .filter(({ movement }) => movement !== 0n)
      .filter(({ role, confidence }) => role === null || confidence < CONFIDENCE_BAR)
      .map((account) => toFinding(books, account)),
};

function toFinding(books: Books, account: BookAccount): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const size = absolute(account.movement);
  const isMedium =
    account.role === null ? size * 4n >= books.materiality : size >= 2n * books.materiality;
  const state =
    account.role === null ? "has no role, so its movement is unclassified" : "has an unsure role";
  return {
    subject: account.code,
    severity: isMedium ? "medium" : "low",
    confidence: 0.9,
    title: `${nameOf(account)} needs a role`,
    explanation: `${nameOf(account)} ${state}. Its movement is ${amount("movement", account.movement)}.`,
    recommendation: `Say what ${nameOf(account)} is.`,
    accounts: [account.code],
    figures,
  };
}
