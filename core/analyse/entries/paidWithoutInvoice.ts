import type { Minor } from "../../money/Minor.ts";
import { addDays } from "../../text/addDays.ts";
import type { Books } from "../Books.ts";
import { inRoles, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";
import type { EntryProcedure } from "./EntryProcedure.ts";
import { payableLines } from "./payableLines.ts";
import {
  type CitedEntry,
  cashOf,
  citeEntry,
  largestEntryFirst,
  nameOfEntry,
  startWithEntry,
} from "./readEntries.ts";

/** Payments in the first days of a period may be for invoices of the previous one. */
const FIRST_DAYS = 90;
/** If one party in five is paid without an invoice, invoices are not recorded in these books. */
const BILLED_BOOKS = 5;

type Paid = { total: Minor; largest: CitedEntry; accounts: Set<string> };

/** Finds suppliers that are paid but have no invoices. */
export const paidWithoutInvoice: EntryProcedure = {
  kind: "paid_without_invoice",
  validationType: "anomaly_detection",
  looksFor:
    "Payments to a party on accounts of suppliers and other creditors of whom no bill is in the ledger.",
  threshold:
    "half of materiality to one party; payments of the first three months left out where something was owed at the beginning; not reported where a fifth of the parties paid have no bill",
  cause: "A payment without a document, a bill entered under another party, or a party made up.",
  paragraphs: null,
  watch: (books, { period }) => {
    const owed = totals(inRoles(books, ["trade_payables", "other_payables"])).before;
    const from = owed === 0n ? period.start : addDays(period.start, FIRST_DAYS);
    const paid = new Map<string, Paid>();
    const billed = new Set<string>();
    return {
      see: (entry) => {
        const isPayment = cashOf(books, entry) < 0n;
        for (const { account, amount, party } of payableLines(books, entry)) {
          if (amount < 0n) billed.add(party);
          else if (isPayment && entry.date >= from) {
            const point = { ...citeEntry(entry), size: amount };
            const known = paid.get(party) ?? { total: 0n, largest: point, accounts: new Set() };
            paid.set(party, known);
            known.total += amount;
            known.accounts.add(account);
            if (amount > known.largest.size) known.largest = point;
          }
        }
      },
      found: () => {
        const unbilled = [...paid].filter(([party]) => !billed.has(party)).map(([, of]) => of);
        if (unbilled.length * BILLED_BOOKS > paid.size) return [];
        return unbilled
          .filter(({ total }) => 2n * total >= books.materiality)
          .toSorted((one, other) => largestEntryFirst(one.largest, other.largest))
          .map((each) => toFinding(books, each));
      },
    };
  },
};

function toFinding({ decimals }: Books, { total, largest, accounts }: Paid) {
  const { figures, amount } = wordFigures(decimals);
  return {
    subject: largest.number,
    severity: "medium" as const,
    confidence: 0.6,
    title: `${startWithEntry(largest)} pays a party without a bill`,
    explanation: `The party of ${nameOfEntry(largest)} was paid ${amount("total", total)} and has no bill in the ledger.`,
    recommendation: "Ask for the bills of this party, the delivery, and who approved the payment.",
    accounts: [...accounts].sort(),
    figures,
  };
}
