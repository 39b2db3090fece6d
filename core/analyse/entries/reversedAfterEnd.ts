import type { Role } from "../../roles/roles.ts";
import { addDays } from "../../text/addDays.ts";
import type { Books } from "../Books.ts";
import { wordFigures } from "../wordFigures.ts";
import type { EntryProcedure } from "./EntryProcedure.ts";
import {
  type CitedEntry,
  cashOf,
  citeEntry,
  hasRole,
  largestEntryFirst,
  signatureOf,
  sizeOf,
  startWithEntry,
} from "./readEntries.ts";

/** The number of days before the end in which entries are examined. */
const LAST_DAYS = 31;
const REVENUE: ReadonlySet<Role | null> = new Set<Role | null>([
  "revenue",
  "other_operating_income",
]);

/** Finds entries of the last weeks that are reversed in the first weeks of the next period. */
export const reversedAfterEnd: EntryProcedure = {
  kind: "entry_reversed_after_end",
  validationType: "anomaly_detection",
  looksFor:
    "An entry on income or cost of the last month, without cash, whose exact opposite is posted after the end, where the file goes on beyond the period.",
  threshold: "half of materiality; medium on income, low on cost, as accruals are released",
  cause: "Income that was not earned, taken back once the year was closed; or an accrual released.",
  paragraphs: { ifrs: "IFRS 15.31", usGaap: "ASC 606-10-25-23" },
  watch: (books, { period }) => {
    const from = addDays(period.end, 1 - LAST_DAYS);
    const waiting = new Map<string, { point: CitedEntry; isIncome: boolean }[]>();
    const found: { point: CitedEntry; isIncome: boolean }[] = [];
    return {
      see: (entry) => {
        if (entry.date < from || 2n * sizeOf(entry) < books.materiality) return;
        const isProfit = entry.lines.some(
          (line) => books.byCode.get(line.account)?.isProfitAndLoss,
        );
        if (!isProfit || cashOf(books, entry) !== 0n) return;
        const key = signatureOf(entry, 1n);
        const isIncome = hasRole(books, entry, REVENUE);
        const alike = waiting.get(key) ?? [];
        waiting.set(key, alike);
        alike.push({ point: citeEntry(entry), isIncome });
      },
      seeLater: (entry) => {
        const first = waiting.get(signatureOf(entry, -1n))?.shift();
        if (first) found.push(first);
      },
      found: () =>
        found
          .toSorted((one, other) => largestEntryFirst(one.point, other.point))
          .map((each) => toFinding(books, each)),
    };
  },
};

function toFinding(
  { decimals }: Books,
  { point, isIncome }: { point: CitedEntry; isIncome: boolean },
) {
  const { figures, amount } = wordFigures(decimals);
  return {
    subject: point.number,
    severity: isIncome ? ("medium" as const) : ("low" as const),
    confidence: isIncome ? 0.65 : 0.3,
    title: `${startWithEntry(point)} is taken back after the end of the period`,
    explanation: `${startWithEntry(point)} puts ${amount("size", point.size)} on ${isIncome ? "income" : "cost"} of this period; the same accounts and amounts are posted the other way round in the weeks after it.`,
    recommendation: isIncome
      ? "Ask for the delivery or the service before the end of the period, and why it was taken back."
      : "Confirm that the entry is an accrual whose bill came after the end.",
    accounts: point.accounts,
    figures,
  };
}
