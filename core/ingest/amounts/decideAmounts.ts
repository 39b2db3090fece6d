import { hasTooManyDigits } from "../../money/amountDigits.ts";
import type { Minor } from "../../money/Minor.ts";
import { parseMinor } from "../../money/parseMinor.ts";
import { note, type ProblemList } from "../../problem/ProblemList.ts";
import type { TableRow } from "../../table/Table.ts";
import type { AmountColumn, AmountScans } from "../cells/AmountScans.ts";
import { describeCell, noteTooManyDigits } from "../cells/describeCell.ts";
import { type RoundedCell, roundingExcess } from "../cells/RoundedCell.ts";
import {
  type AmountScan,
  amountsRead,
  markOf,
  totalOf,
  type WaitingCell,
} from "../cells/scanAmounts.ts";
import type { DecimalMark, WrittenNumber } from "../cells/WrittenNumber.ts";

export type AmountProblems = { problems: ProblemList; warnings: ProblemList };

/** The amounts of a column by row, their sum, and the cells that were rounded to the currency's decimals. */
export type ReadAmounts = {
  amounts: readonly Minor[];
  total: Minor;
  rounded: readonly RoundedCell[];
};

/**
 * Decides the amounts of all columns after all rows were scanned. Each column uses one decimal mark: the one that its
 * unambiguous cells show, else that of the file's other columns.
 */
export function decideAmounts(
  scans: AmountScans,
  rows: readonly TableRow[],
  sheet: string | null,
  found: AmountProblems,
): Map<string, ReadAmounts> {
  const common = markOf(scans.map(({ scan }) => scan.proofs));
  const isGrouped = common === null && areGroupedByPoints(scans, rows);
  const decided = scans.map(({ column, scan }): [string, ReadAmounts] => {
    const habit = markOf([scan.proofs]) ?? common;
    const reading: Reading = { rows, column, scan, habit, isGrouped, sheet, found, rounded: [] };
    decide(reading);
    const { rounded } = reading;
    return [column.field, { amounts: amountsRead(scan), total: totalOf(scan), rounded }];
  });
  const rounded = decided.reduce((total, [, column]) => total + column.rounded.length, 0);
  if (rounded > 0) note(found.warnings, "amounts_rounded", { value: String(rounded) });
  return new Map(decided);
}

/**
 * Whether many cells have points before three digits, and smaller amounts have none: a statement in whole units with
 * thousands separators.
 */
function areGroupedByPoints(scans: AmountScans, rows: readonly TableRow[]): boolean {
  const unsure = scans.reduce(
    (count, { scan }) =>
      count +
      scan.waiting.filter(({ written }) => written?.isUnsure && written.mark === ".").length,
    0,
  );
  if (unsure < FEWEST_GROUPED || scans.some(({ scan }) => scan.decimals > 2)) return false;
  const cells = scans.flatMap(({ column }) => rows.map((row) => row.cells[column.index] ?? ""));
  return cells.some((cell) => /^\s*[(-]?[1-9]\d{0,2}\)?\s*$/.test(cell));
}

const FEWEST_GROUPED = 5;

type Reading = {
  rows: readonly TableRow[];
  column: AmountColumn;
  scan: AmountScan;
  habit: DecimalMark | null;
  /** Points are thousands separators, although no cell proves it. */
  isGrouped: boolean;
  sheet: string | null;
  found: AmountProblems;
  rounded: RoundedCell[];
};

function decide(reading: Reading): void {
  const { scan, habit, isGrouped, found } = reading;
  if (habit === "," && scan.proofs["."] > 0) refusePlainDecimals(reading);
  let assumed: WaitingCell | null = null;
  for (const waiting of scan.waiting) {
    const { at, written } = waiting;
    if (written === null) describeCell(waiting.cell, place(reading, at), found.problems);
    else if (written.proves !== null && written.proves !== habit) contradict(reading, waiting);
    else if (written.isUnsure && habit === null && written.mark === "." && !isGrouped) {
      note(found.problems, "number_ambiguous", {
        ...place(reading, at),
        value: waiting.cell,
        expected: "1234 or 1,234.00",
      });
    } else {
      if (written.isUnsure && habit === null) assumed ??= waiting;
      const amount = amountOf(written, reading, at);
      scan.amounts[at] = amount;
      scan.total += amount;
    }
  }
  if (assumed) {
    note(found.warnings, "thousands_assumed", {
      ...place(reading, assumed.at),
      value: assumed.cell,
    });
  }
}

function amountOf(written: WrittenNumber, reading: Reading, at: number): Minor {
  const { whole, fraction, isUnsure, mark } = written;
  if (hasTooManyDigits(whole, fraction)) {
    const value = reading.rows[at]?.cells[reading.column.index] ?? "";
    noteTooManyDigits(value, place(reading, at), reading.found.problems);
    return 0n;
  }
  const isGroup = isUnsure && mark !== reading.habit;
  const parsed = parseMinor(
    isGroup ? whole + fraction : `${whole}.${fraction}`,
    reading.scan.decimals,
  );
  if (parsed === null) throw new Error("A number taken apart does not parse");
  const positive = reading.column.side === "credit" ? "credit" : "debit";
  const isOther = written.side !== null && written.side !== positive;
  const sign = written.isNegative !== isOther ? -1n : 1n;
  if (parsed.isRounded) {
    const excess = sign * roundingExcess(parsed.amount, whole, fraction, reading.scan.decimals);
    reading.rounded.push({ at, excess });
  }
  return sign * parsed.amount;
}

function contradict(reading: Reading, { at, cell }: Pick<WaitingCell, "at" | "cell">): void {
  const expected = reading.habit === "," ? "1.234,56" : "1,234.56";
  note(reading.found.problems, "number_contradicts", {
    ...place(reading, at),
    value: cell,
    expected,
  });
}

/** The column uses decimal commas, so a plain "12.50" contradicts it. */
function refusePlainDecimals(reading: Reading): void {
  reading.rows.forEach(({ cells }, at) => {
    const cell = cells[reading.column.index] ?? "";
    if (/^-?\d+\.\d{1,2}$/.test(cell)) contradict(reading, { at, cell });
  });
}

function place({ rows, column, sheet }: Reading, at: number) {
  const { row = 0, headings } = rows[at] ?? {};
  const heading = headings?.[column.index] ?? column.heading;
  return { ...(sheet !== null && { sheet }), row, column: heading };
}
