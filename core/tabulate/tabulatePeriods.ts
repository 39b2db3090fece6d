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

/** A line of the statement over the columns of the year and the year itself; amounts in decimal strings. */
export type PeriodRow = Pick<StatementLine, "id" | "concept" | "lineItem" | "isSubtotal"> & {
  category: Category;
  amounts: readonly string[];
  /** What the columns come to, and what the statement of the year says. */
  year: string;
  ofStatement: string;
  /** Whether something is asked about the line, in the statement of the year or in one of the columns. */
  isInReview: boolean;
};

/** The year in columns: ISO dates of their first and last days, and what each line was in them. */
export type PeriodTable = {
  columns: readonly { start: string; end: string }[];
  /** What the columns are together: seven months are no year. */
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
 * The columns of a statement joined to the length that is asked for, its lines in the order of the year. Flows add up; cash at the
 * beginning is that of a column's first part, cash at the end that of its last.
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
      // What cancels within every column is a line of the months alone.
      .filter(
        ({ id, amounts }) => years.has(id) || amounts.some((amount) => minorOf(amount) !== 0n),
      ),
  };
}

/**
 * What begins within `size` months counted from the first day stands in one column. The months are those
 * of the calendar, or of four and five weeks: no two of them begin within three weeks.
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

/** What a line of the year is in a run of its columns. */
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

/** What is no flow of a column: it is not added up. */
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
