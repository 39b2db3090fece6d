import type { NonCashTransaction, StatementDocument } from "../../statement/StatementDocument.ts";
import { accountLabel } from "../../text/accountLabel.ts";
import type { GeneratedNote } from "./DisclosureNote.ts";
import { joinNonCash } from "./joinNonCash.ts";

/** The transactions that moved no cash, each with its journal (IAS 7.43-44; ASC 230-10-50-3 to 50-6). */
export function nonCashNote(document: StatementDocument): GeneratedNote {
  const transactions = joinNonCash(document);
  const isOfThisYear = transactions.some(({ isPriorYear }) => !isPriorYear);
  const { said, ask } = isOfThisYear ? LISTED : noneListed(document);
  const hasLastYears = transactions.some(({ isPriorYear }) => isPriorYear);
  return {
    id: "non_cash_transactions",
    title: "Non-cash investing and financing transactions",
    paragraph: document.framework === "US_GAAP" ? "ASC 230-10-50-3 to 50-6" : "IAS 7.43-44",
    paragraphs: said,
    asks: ask,
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

type Words = { said: readonly string[]; ask: readonly string[] };

const LISTED: Words = {
  said: ["These transactions required no cash and are excluded from the statement."],
  ask: [],
};

/** The text where no such transaction is listed: ledger entries would show one, balances would not. */
export function noneListed({ rollForward }: { rollForward?: unknown }): Words {
  return rollForward === undefined
    ? {
        said: [],
        ask: [
          "Balances do not show investing or financing transactions without cash: say that there were none, or enter each as a journal.",
        ],
      }
    : {
        said: [
          "The entries of the general ledger show no investing or financing transactions without cash in the period.",
        ],
        ask: [],
      };
}

function rowOf(
  { adjustmentId, description, amount, lines, isPriorYear }: NonCashTransaction,
  hasLastYears: boolean,
) {
  const accounts = lines.map(({ account, accountName }) => accountLabel(account, accountName));
  // The description of a ledger transaction already names its accounts
  const label = adjustmentId === null ? description : `${description} (${accounts.join("; ")})`;
  const amounts = isPriorYear ? [null, amount] : hasLastYears ? [amount, null] : [amount];
  return { label, amounts, isTotal: false };
}
