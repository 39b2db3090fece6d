import type { NonCashTransaction, StatementDocument } from "../../statement/StatementDocument.ts";
import { accountLabel } from "../../text/accountLabel.ts";
import type { GeneratedNote } from "./DisclosureNote.ts";
import { joinNonCash } from "./joinNonCash.ts";

/** The transactions that moved no cash, each with its journal (IAS 7.43-44; ASC 230-10-50-3 to 50-6). */
export function nonCashNote(document: StatementDocument): GeneratedNote {
  const transactions = joinNonCash(document);
  const isOfThisYear = transactions.some(({ isPriorYear }) => !isPriorYear);
  const hasLastYears = transactions.some(({ isPriorYear }) => isPriorYear);
  return {
    id: "non_cash_transactions",
    title: "Non-cash investing and financing transactions",
    paragraph: document.framework === "US_GAAP" ? "ASC 230-10-50-3 to 50-6" : "IAS 7.43-44",
    paragraphs: [
      !isOfThisYear
        ? "There were no investing or financing transactions without cash in the period."
        : "These transactions required no cash and are excluded from the statement.",
    ],
    asks: [],
    tables:
      transactions.length === 0
        ? []
        : [
            {
              columns: hasLastYears ? ["Amount", "Prior year"] : ["Amount"],
              rows: transactions.map((transaction) => rowOf(transaction, hasLastYears)),
            },
          ],
  };
}

function rowOf(
  { description, amount, lines, isPriorYear }: NonCashTransaction,
  hasLastYears: boolean,
) {
  const accounts = lines.map(({ account, accountName }) => accountLabel(account, accountName));
  const label = accounts.length === 0 ? description : `${description} (${accounts.join("; ")})`;
  const amounts = isPriorYear ? [null, amount] : hasLastYears ? [amount, null] : [amount];
  return { label, amounts, isTotal: false };
}
