import type { Category, Concept } from "../concepts/concepts.ts";
import { formatMinor } from "../money/formatMinor.ts";
import { minorOf } from "../money/minorOf.ts";
import type { Method } from "../policies/policies.ts";
import type {
  PresentedStatement,
  StatementLine,
  StatementPeriod,
} from "../statement/StatementDocument.ts";
import type { PeriodLength } from "../statement/StatementInput.ts";

/** A line of the statement over the columns of the year; amounts in decimal strings. */
export type PeriodRow = Pick<StatementLine, "id" | "lineItem" | "isSubtotal"> & {
  category: Category;
  amounts: readonly string[];
};

/** The year in columns: ISO dates of their first and last days, and what each line was in them. */
export type PeriodTable = {
  columns: readonly { start: string; end: string }[];
  rows: readonly PeriodRow[];
};

const MONTHS: Readonly<Record<PeriodLength, number>> = { month: 1, quarter: 3, half: 6 };

/**
 * The months of a statement as columns of the length that is asked for, its lines in the order of the year. Flows add up; cash at the
 * beginning is that of a column's first month, cash at the end that of its last.
 */
export function tabulatePeriods(
  months: readonly StatementPeriod[],
  length: PeriodLength,
  { method, lines: ofYear }: Pick<PresentedStatement, "method" | "lines">,
): PeriodTable {
  const columns = columnsOf(months, MONTHS[length]);
  const lines = mergeLines([ofYear, ...months.map(({ statements }) => statements[method].lines)]);
  return {
    columns: columns.map((part) => ({
      start: part[0]?.start ?? "",
      end: part.at(-1)?.end ?? "",
    })),
    rows: lines.map(({ id, lineItem, category, isSubtotal, concept }) => ({
      id,
      lineItem,
      category,
      isSubtotal,
      amounts: columns.map((part) => amountIn(part, method, concept)),
    })),
  };
}

function columnsOf(months: readonly StatementPeriod[], size: number): StatementPeriod[][] {
  const columns: StatementPeriod[][] = [];
  for (let first = 0; first < months.length; first += size)
    columns.push(months.slice(first, first + size));
  return columns;
}

/** The lines of the year, and what only a month has before the line that follows it there. */
function mergeLines(lists: readonly (readonly StatementLine[])[]): StatementLine[] {
  const merged: StatementLine[] = [];
  for (const lines of lists) {
    let before = merged.length;
    for (const line of lines.toReversed()) {
      const known = merged.findIndex(({ id }) => id === line.id);
      if (known === -1) merged.splice(before, 0, line);
      else before = known;
    }
  }
  return merged;
}

function amountIn(part: readonly StatementPeriod[], method: Method, concept: string): string {
  const amounts = part.map(({ statements }) => {
    const line = statements[method].lines.find((candidate) => candidate.concept === concept);
    return minorOf(line?.currentYear ?? "0.00");
  });
  return formatMinor(standing[concept as Concept]?.(amounts) ?? total(amounts));
}

/** What is no flow of a column: it is not added up. */
const standing: Partial<Record<Concept, (amounts: readonly bigint[]) => bigint>> = {
  cash_at_beginning: (amounts) => amounts[0] ?? 0n,
  cash_at_end: (amounts) => amounts.at(-1) ?? 0n,
};

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
