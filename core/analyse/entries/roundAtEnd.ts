import type { Minor } from "../../money/Minor.ts";
import { addDays } from "../../text/addDays.ts";
import { isRound, seldomRound } from "../detectors/roundAmount.ts";
import { wordFigures } from "../wordFigures.ts";
import type { EntryProcedure } from "./EntryProcedure.ts";
import {
  type CitedEntry,
  cashOf,
  citeEntry,
  hasRole,
  largestEntryFirst,
  sizeOf,
  startWithEntry,
} from "./readEntries.ts";

/** How many days before the end count as its end. */
const LAST_DAYS = 5;
/** If one entry of this size in ten is round, the books are kept in rounded figures. */
const ROUNDED_BOOKS = 10;

/** Finds round amounts posted to profit in the last days of the period. */
export const roundAtEnd: EntryProcedure = {
  kind: "entry_round_at_end",
  validationType: "anomaly_detection",
  looksFor:
    "An entry of the period's last five days that puts a whole number of thousands, with at most two digits before the noughts, on income or cost whose amounts come from documents, without cash.",
  threshold:
    "half of materiality; high at three times materiality; not reported where a tenth of the entries of that size are round",
  cause: "An adjustment by estimate made to reach a result, or an accrual nobody computed.",
  paragraphs: null,
  watch: (books, { period }) => {
    const least: Minor = books.materiality / 2n;
    const from = addDays(period.end, 1 - LAST_DAYS);
    const found: CitedEntry[] = [];
    let [large, round] = [0, 0];
    return {
      see: (entry) => {
        const size = sizeOf(entry);
        if (size < least) return;
        large += 1;
        if (!isRound(size, { ...books, materiality: least })) return;
        round += 1;
        if (entry.date < from || cashOf(books, entry) !== 0n) return;
        if (hasRole(books, entry, seldomRound) && touchesProfit(entry.lines))
          found.push(citeEntry(entry));
      },
      found: () =>
        round - found.length > large / ROUNDED_BOOKS
          ? []
          : found.toSorted(largestEntryFirst).map(toFinding),
    };

    function touchesProfit(lines: readonly { account: string }[]): boolean {
      return lines.some(({ account }) => books.byCode.get(account)?.isProfitAndLoss === true);
    }

    function toFinding(point: CitedEntry) {
      const { figures, amount } = wordFigures(books.decimals);
      return {
        subject: point.number,
        severity: point.size >= 3n * books.materiality ? ("high" as const) : ("medium" as const),
        confidence: 0.6,
        title: `${startWithEntry(point)} posts a round sum at the end of the period`,
        explanation: `${startWithEntry(point)} moves ${amount("size", point.size)} to profit without cash in the last days of the period, a round figure where documents make odd ones.`,
        recommendation:
          "Ask who posted the entry, how the amount was computed, and what supports it.",
        accounts: point.accounts,
        figures,
      };
    }
  },
};
