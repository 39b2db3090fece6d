import type { Category, Concept } from "../concepts/concepts.ts";
import { formatMinor } from "../money/formatMinor.ts";
import { decimalsIn, minorOf } from "../money/minorOf.ts";
import type { Method } from "../policies/policies.ts";
import type {
  MethodStatement,
  StatementLine,
  StatementPeriod,
} from "../statement/StatementDocument.ts";
import type { PeriodLength } from "../statement/StatementInput.ts";
import { MS_PER_DAY } from "../text/addDays.ts";
import { periodWord } from "./describePeriod.ts";
import { mergeLines } from "./mergeLines.ts";

/** A line in each column and in the year; amounts are decimal strings. */
export type PeriodRow = Pick<StatementLine, "id" | "concept" | "lineItem" | "isSubtotal"> & {
  category: Category;
  amounts: readonly string[];
  /** The total of the columns, and the amount in the statement of the year. */
  year: string;
  ofStatement: string;
  /** Whether the line has an open question in the year or in a column. */
  isInReview: boolean;
};

/** The year in columns: the first and last day of each, and the amounts of the lines. */
export type PeriodTable = {
  columns: readonly { start: string; end: string }[];
  /** "Period" where the columns together are no full year. */
  whole: "Year" | "Period";
  rows: readonly PeriodRow[];
};

/** The columns in words: "the year in quarters". */
export const periodWords = {
  month: "months",
  quarter: "quarters",
  half: "halves",
} as const satisfies Record<PeriodLength, string>;

const MONTHS: Readonly<Record<PeriodLength, number>> = { month: 1, quarter: 3, half: 6 };

/**
 * Combines the stored columns (months) to the requested length, with lines in the order of the year. Flows are added
 * up; opening cash is that of the first part, closing cash that of the last.
 */
export function tabulatePeriods(
  periods: readonly StatementPeriod[],
  length: PeriodLength,
  { method, lines: ofYear }: Pick<MethodStatement, "method" | "lines">,
): PeriodTable {
  const nothing = formatMinor(0n, decimalsIn(ofYear[0]?.currentYear ?? ""));
  const columns = columnsOf(periods, MONTHS[length]);
  const years = new Map(ofYear.map(({ id, currentYear }) => [id, currentYear]));
  const lists = [ofYear, ...periods.map(({ statements }) => statements[method].lines)];
  const lines = mergeLines(lists);
  const inReview = new Set(
    lists.flat().flatMap(({ id, status }) => (status === "review" ? [id] : [])),
  );
  const all = { start: periods[0]?.start ?? "", end: periods.at(-1)?.end ?? "" };
  return {
    whole: periodWord(all) === "year" ? "Year" : "Period",
    columns: columns.map((part) => ({
      start: part[0]?.start ?? "",
      end: part.at(-1)?.end ?? "",
    })),
    rows: lines
      .map(({ id, lineItem, category, isSubtotal, concept }) => ({
        id,
        concept,
        lineItem,
        category,
        isSubtotal,
        amounts: columns.map((part) => amountIn(part, method, concept, nothing)),
        year: amountIn(periods, method, concept, nothing),
        ofStatement: years.get(id) ?? nothing,
        isInReview: inReview.has(id),
      }))
      // A line that is zero in every column is left out
      .filter(
        ({ id, amounts }) => years.has(id) || amounts.some((amount) => minorOf(amount) !== 0n),
      ),
  };
}

/**
 * Combines months into columns of `size` months, counted from the first day. Months may be calendar months or periods
 * of four or five weeks, which start at least three weeks apart.
 */
function columnsOf(periods: readonly StatementPeriod[], size: number): StatementPeriod[][] {
  const first = dayOf(periods[0]?.start ?? "");
  const columns = Map.groupBy(periods, ({ start }) => {
    const month = Math.round((dayOf(start) - first) / DAYS_A_MONTH);
    return Math.floor(month / size);
  });
  return [...columns.values()];
}

const DAYS_A_MONTH = 30.44;

function dayOf(date: string): number {
  return Date.parse(date) / MS_PER_DAY;
}

/** The amount of a line in several consecutive columns. */
export function amountInColumns(
  part: readonly StatementPeriod[],
  method: Method,
  { concept, currentYear }: Pick<StatementLine, "concept" | "currentYear">,
): string {
  return amountIn(part, method, concept, formatMinor(0n, decimalsIn(currentYear)));
}

function amountIn(
  part: readonly StatementPeriod[],
  method: Method,
  concept: string,
  nothing: string,
): string {
  const amounts = part.map(({ statements }) => {
    const line = statements[method].lines.find((candidate) => candidate.concept === concept);
    return minorOf(line?.currentYear ?? nothing);
  });
  return formatMinor(standing.get(concept)?.(amounts) ?? total(amounts), decimalsIn(nothing));
}

/** Lines that are balances and not flows, so they are not added up. */
const standing: ReadonlyMap<string, (amounts: readonly bigint[]) => bigint> = new Map<
  Concept,
  (amounts: readonly bigint[]) => bigint
>([
  ["cash_at_beginning", (amounts) => amounts[0] ?? 0n],
  ["cash_at_end", (amounts) => amounts.at(-1) ?? 0n],
]);

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
