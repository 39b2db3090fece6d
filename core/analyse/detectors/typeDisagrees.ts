import { readType } from "../../classify/type/readType.ts";
import { absolute } from "../../money/Minor.ts";
import { roleDefinition } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds accounts whose type and role contradict each other. */
export const typeDisagrees: Detector = {
  kind: "type_disagrees",
  validationType: "categorization",
  looksFor:
    "A type label that puts the account into another statement than its role (an asset among expenses), or a liability among assets.",
  threshold: "medium from a quarter of materiality",
  cause: "The account was opened under the wrong heading, or read by its name against its type.",
  paragraphs: { ifrs: "IAS 1.54, 1.82", usGaap: "ASC 210-10-45" },
  detect: (books) =>
    books.accounts.filter(isOfTwoKinds).map((account) => toFinding(books, account)),
};

/** Tax and group balances may be on both sides; a gain may be listed among expenses. */
function isOfTwoKinds({ type, role, now, before }: BookAccount): boolean {
  const label = readType(type);
  if (label === null || role === null || (now === 0n && before === 0n)) return false;
  const { nature } = roleDefinition(role);
  const isProfit = (one: string) => one === "income" || one === "expense";
  return label.natures.every((one) => isProfit(one)) !== isProfit(nature);
}

function toFinding(books: Books, account: BookAccount): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const role = account.role === null ? "" : roleDefinition(account.role).label;
  const size = absolute(account.movement);
  return {
    subject: account.code,
    severity: size * 4n >= books.materiality ? "medium" : "low",
    confidence: 0.75,
    title: `${nameOf(account)}: type and role are of two statements`,
    explanation: `The type of ${nameOf(account)} is "${account.type}", but it stands as "${role}". Its movement is ${amount("movement", account.movement)}.`,
    recommendation: `Check in the ledger whether ${nameOf(account)} belongs to the balance sheet or to profit.`,
    accounts: [account.code],
    figures,
  };
}
