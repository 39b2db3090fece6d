import { absolute, type Minor } from "../../money/Minor.ts";
import { addDays } from "../../text/addDays.ts";
import type { Books } from "../Books.ts";
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

/** Usual approval limits for payments, from 1,000 to 250,000. */
const LIMITS = [1, 2, 2.5, 5, 10, 20, 25, 50, 100, 250].map((each) => BigInt(each * 1_000));

/**
 * The limits in minor units. For currencies without decimals, such as the yen, they are a hundred times as many units.
 */
export function limitsIn(decimals: number): readonly Minor[] {
  return LIMITS.map((limit) => limit * 10n ** BigInt(Math.max(decimals, 2)));
}
/** Payments within this many days belong together. */
const WITHIN_DAYS = 3;

type Series = { limit: Minor; first: CitedEntry; last: string; total: Minor; count: number };

/** Finds payments to one party that are each just below a limit and exceed it together. */
export const splitPayments: EntryProcedure = {
  kind: "payments_split",
  validationType: "anomaly_detection",
  looksFor:
    "Two or more payments to one party within three days, each less than a tenth below the same round limit, which they exceed together; a payment of a whole bill is none of them.",
  threshold:
    "a quarter of materiality together; limits from 1,000 to 250,000, and a hundred times as much of a currency without decimals",
  cause: "A payment was split so that nobody else had to approve it.",
  paragraphs: null,
  watch: (books) => {
    const open = new Map<string, Series>();
    const bills = new Set<string>();
    const limits = limitsIn(books.decimals);
    const found: Series[] = [];
    const close = (series: Series) => {
      if (series.count > 1 && 4n * series.total >= books.materiality) found.push(series);
    };
    return {
      see: (entry) => {
        const isPayment = cashOf(books, entry) < 0n;
        for (const { amount, party } of payableLines(books, entry)) {
          const limit = limitAbove(limits, absolute(amount));
          const bill = `${party}\u0000${absolute(amount)}`;
          if (limit === undefined) continue;
          if (amount < 0n) bills.add(bill);
          if (amount < 0n || !isPayment || bills.has(bill)) continue;
          const key = `${party}\u0000${limit}`;
          const series = open.get(key);
          if (series && entry.date <= addDays(series.first.date, WITHIN_DAYS)) {
            series.total += amount;
            series.count += 1;
          } else {
            if (series) close(series);
            const first = { ...citeEntry(entry), size: amount };
            open.set(key, { limit, first, last: entry.date, total: amount, count: 1 });
          }
        }
      },
      found: () => {
        for (const series of open.values()) close(series);
        return found
          .toSorted((one, other) => largestEntryFirst(one.first, other.first))
          .map((each) => toFinding(books, each));
      },
    };
  },
};

/** The limit that an amount is within ten percent below. */
function limitAbove(limits: readonly Minor[], amount: Minor): Minor | undefined {
  return limits.find((each) => amount < each && amount * 10n >= each * 9n);
}

function toFinding({ decimals }: Books, { limit, first, total, count: payments }: Series) {
  const { figures, amount, count } = wordFigures(decimals);
  return {
    subject: first.number,
    severity: "medium" as const,
    confidence: 0.55,
    title: `${startWithEntry(first)} begins payments that stay just below a limit`,
    explanation: `From ${nameOfEntry(first)} on, ${count("payments", payments)} payments to one party within days stay just below ${amount("limit", limit)} each and come to ${amount("total", total)}.`,
    recommendation: "Ask who may pay how much alone, and see the bills that were paid.",
    accounts: first.accounts,
    figures,
  };
}
