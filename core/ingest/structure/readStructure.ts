import { note, type ProblemList } from "../../problem/ProblemList.ts";
import type { Table } from "../../table/Table.ts";
import { scaleSaid } from "../amounts/scaleWarning.ts";
import type { AmountColumn } from "../cells/AmountScans.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { findParents, type ParentRow } from "../rowKinds/findParents.ts";
import type { Control } from "./Control.ts";
import { controlsOf } from "./controlsOf.ts";
import { listItems } from "./listItems.ts";
import { notesIn } from "./notesIn.ts";
import { parentsBeforeParts } from "./order/parentsBeforeParts.ts";
import { putSumsBelow } from "./order/putSumsBelow.ts";
import { putTotalsBeside } from "./order/putTotalsBeside.ts";
import { sumsAboveParts } from "./order/sumsAboveParts.ts";
import { withoutSumsTwice } from "./order/withoutSumsTwice.ts";
import { chooseReading, type Reading } from "./readings/chooseReading.ts";
import { isNearlyExact } from "./readings/isNearlyExact.ts";
import { type KeptResult, keptResults } from "./readings/keptResults.ts";
import { sumsInDoubt } from "./readings/sumsInDoubt.ts";
import { withoutDetails } from "./readings/withoutDetails.ts";
import {
  withoutEmptyAboveTotals,
  withoutEmptyBesideOthers,
} from "./readings/withoutEmptyAccounts.ts";
import { withoutUnlikelyRounding } from "./readings/withoutUnlikelyRounding.ts";
import {
  countTotals,
  hasTooManyTotals,
  isLong,
  withSureTotals,
} from "./readings/withSureTotals.ts";
import { lastDigitOf } from "./roundingSlack.ts";
import type { StatementItem } from "./StatementItem.ts";
import type { AccountStanding } from "./sides/AccountStanding.ts";
import { describeAccounts } from "./sides/describeAccounts.ts";
import { totalsOfSides } from "./sides/totalsOfSides.ts";
import { isNetResult } from "./sums/endOfProfit.ts";
import type { ReadingOptions } from "./sums/ReductionState.ts";

/** A report as its own totals say it is to be read; rows are places in the table. */
export type StatementStructure = {
  accounts: ReadonlyMap<number, AccountStanding>;
  /** Rows that are headings, sums, or beneath the profit of the year. */
  headings: ReadonlySet<number>;
  sums: ReadonlySet<number>;
  beneath: ReadonlySet<number>;
  controls: readonly Control[];
  /** Whether every printed total agrees with the rows read. */
  agrees: boolean;
  /** Accounts that may be sums of the rows beneath them, as no total says. */
  doubted: readonly StatementItem[];
  /** Accounts that may be results of others that are accounts as well. */
  results: readonly KeptResult[];
};

/**
 * Reads a profit and loss or a balance sheet by the totals it prints: which rows are accounts, under
 * which headings, and with which sign each counts. Null where it prints none that rows add up to, and with a
 * problem where it prints more than can be compared.
 */
export function readStructure(
  table: Table,
  header: Header,
  fileType: FileType,
  amounts: { columns: readonly AmountColumn[]; decimals: number; problems: ProblemList },
): StatementStructure | null {
  if (fileType !== "profit_loss" && fileType !== "balance_sheet") return null;
  const rows = listItems(table, header, fileType, amounts);
  const listed = isLong(rows) ? withSureTotals(rows) : rows;
  if (listed === null) return null;
  if (isLong(listed) && hasTooManyTotals(listed)) {
    const where = { value: String(countTotals(listed)), expected: String(listed.length) };
    note(amounts.problems, "totals_not_compared", { sheet: table.sheet ?? "", ...where });
    return null;
  }
  const ordered = withoutEmptyBesideOthers(putTotalsBeside(withoutSumsTwice(listed)));
  const isScaled = scaleSaid(table, header) !== null;
  const report = { fileType, decimals: amounts.decimals };
  const read = readRounded(ordered, report, isScaled);
  const { items, reading: taken } = withTotalsOfSides(read, report, isScaled) ?? read;
  const isToSmallestUnit = !isScaled && lastDigitOf(ordered, amounts.decimals) === 1n;
  const reading = withoutUnlikelyRounding(items, taken, isToSmallestUnit);
  const doubted =
    ordered.length > MOST_READ_TWICE ? [] : sumsInDoubt(ordered, { items, reading }, fileType);
  const results = fileType === "profit_loss" ? keptResults(items, reading) : [];
  const isSilent = agreements(reading) === 0 && reading.disagreeing.length === 0;
  if (isSilent && doubted.length + results.length === 0) return null;
  return { ...describe(items, reading, fileType, amounts.columns), doubted, results };
}

/** Without accounts that are the totals of their sides, where it balances then as well. */
function withTotalsOfSides(
  { items, reading }: ReadItems,
  report: Written,
  isScaled: boolean,
): ReadItems | null {
  if (report.fileType !== "balance_sheet") return null;
  const totals = totalsOfSides(items, describeAccounts(items, reading, report.fileType));
  if (totals.size === 0) return null;
  const asTotals = items.map((item, at) =>
    totals.has(at) ? { ...item, words: "total" as const } : item,
  );
  const read = readRounded(asTotals, report, isScaled);
  return read.reading.isComplete ? read : null;
}

/**
 * As its totals say to the last digit, where that can be. In a file that names its unit they may be off by what
 * rounding makes; in another one too, where more totals agree exactly than are off.
 */
function readRounded(
  ordered: readonly StatementItem[],
  written: Written,
  isScaled: boolean,
): ReadItems {
  const lastDigit = lastDigitOf(ordered, written.decimals);
  const report = { ...written, isWhole: lastDigit >= 10n ** BigInt(written.decimals) };
  if (isScaled) return readExactly(ordered, { ...report, lastDigit });
  const exact = readExactly(ordered, { ...report, lastDigit: null });
  if (exact.reading.isComplete || ordered.length > MOST_READ_TWICE) return exact;
  const near = readOrdered(ordered, { ...report, lastDigit });
  return isNearlyExact(near.reading, lastDigit, report.isWhole) ? near : exact;
}

/**
 * With every row, else without those that show parts of another once more or nothing at all, or with totals of a single
 * row, where every total agrees then.
 */
function readExactly(ordered: readonly StatementItem[], report: Report): ReadItems {
  const whole = readOrdered(ordered, report);
  if (whole.reading.isComplete || ordered.length > MOST_READ_TWICE) return whole;
  const filled = withoutEmptyAboveTotals(ordered);
  const left = filled.length < ordered.length ? [filled] : [];
  for (const items of [...left, ...withoutDetails(ordered)]) {
    const read = readOrdered(items, report);
    if (read.reading.isComplete && agreements(read.reading) > 0) return read;
  }
  const single = { items: filled, reading: chooseReading(filled, report, true) };
  return single.reading.isComplete && agreements(single.reading) > 0 ? single : whole;
}

type ReadItems = { items: readonly StatementItem[]; reading: Reading };

type Written = Pick<ReadingOptions, "fileType" | "decimals">;
type Report = Written & Pick<ReadingOptions, "lastDigit" | "isWhole">;

function readOrdered(ordered: readonly StatementItem[], report: Report): ReadItems {
  const { sure, worded, results } = sumsAboveParts(ordered);
  const readWith = (groups: ReadonlySet<number>): ReadItems => {
    const items = putSumsBelow(ordered, groups, { results });
    return { items, reading: chooseReading(items, report) };
  };
  const proved = readWith(sure);
  const isOpen = !proved.reading.isComplete && worded.size > sure.size;
  const groups = isOpen ? worded : sure;
  const plain = isOpen ? readWith(worded) : proved;
  const parents = plain.reading.isComplete ? NO_PARENTS : parentsByFigures(ordered);
  const grouped = parents.size > 0 ? readWith(parents) : plain;
  const mixed = readMixed(ordered, report);
  const isFewer =
    mixed !== null && agreements(mixed.reading) > 1 && plainRowsIn(mixed) < plainRowsIn(grouped);
  const isMixed = mixed !== null && (!grouped.reading.isComplete || isFewer);
  const downwards = isMixed ? mixed : grouped.reading.isComplete ? grouped : plain;
  const isSettled = downwards.reading.isComplete && (isMixed || groups.size + parents.size > 0);
  const upwards = isSettled ? null : readUpwards(ordered, report);
  // Sums of the wrong rows may agree too: then more of them do the other way
  const isUpwards =
    upwards !== null &&
    (!downwards.reading.isComplete || agreements(upwards.reading) > agreements(downwards.reading));
  return isUpwards ? upwards : downwards;
}

/** With some sums above their parts and others below, where the report comes to its result, or balances, that way alone. */
function readMixed(ordered: readonly StatementItem[], report: Report): ReadItems | null {
  if (ordered.length > MOST_READ_TWICE) return null;
  // What has one part alone repeats it: "Finance income" above "Interest income"
  const proved = ([2, 1] as const).flatMap((fewest) => {
    const ends = parentsBeforeParts(ordered, fewest, report.fileType);
    if (ends.size === 0) return [];
    const items = putSumsBelow(ordered, new Set(ends.keys()), { ends });
    const reading = chooseReading(items, report);
    const isEnded = reading.end !== null && endsIncome(ordered, ends, items[reading.end.item]);
    const isWhole = isEnded && !keepsResult({ items, reading });
    const isBalanced = reading.balance !== null && !leavesAccounts(items, reading);
    const isProved = reading.isComplete && (isWhole || isBalanced);
    return isProved ? [{ items, reading }] : [];
  });
  // Parts that no sum takes in would be left out
  const leftOver = ({ reading }: ReadItems) => reading.reduction.nodes.length;
  return proved.toSorted((one, other) => leftOver(one) - leftOver(other))[0] ?? null;
}

/**
 * Whether a profit and loss comes to a row that may be its result: where its first row is taken for a sum, one that is
 * called so, since the income that a report begins with is what its costs and any profit come to.
 */
function endsIncome(
  ordered: readonly StatementItem[],
  parents: ReadonlyMap<number, number>,
  end: StatementItem | undefined,
): boolean {
  const first = ordered.findIndex(({ amounts }) => amounts !== null);
  return !parents.has(first) || isNetResult(end?.label ?? "");
}

/** Whether rows stand beneath the total with which it balances: behind sums above their parts those are parts of the last. */
function leavesAccounts(items: readonly StatementItem[], { end }: Reading): boolean {
  if (end === null) return false;
  return items
    .slice(end.item + 1)
    .some(({ words, amounts }) => words === "plain" && amounts?.some((amount) => amount));
}

/** Whether a profit before others is an account: with one more that takes it off again, the result is the same. */
function keepsResult({ items, reading }: ReadItems): boolean {
  return [...reading.reduction.paths.keys()].some((at) => items[at]?.words === "perhaps");
}

/**
 * How many rows are accounts, or sums by their figures alone: a reading that takes sums for accounts has more, though
 * it may balance as well, and where a row is what the one above it less the others comes to, it was their sum.
 */
function plainRowsIn({ items, reading }: ReadItems): number {
  const { reduction, agreeing } = reading;
  return (
    reduction.paths.size + agreeing.filter(({ item }) => items[item]?.words === "plain").length
  );
}

/** How many totals agree with more than one row. */
function agreements({ agreeing }: Reading): number {
  return agreeing.filter(({ parts }) => parts > 1).length;
}

/** So many totals have to agree in a report that is read from its last row to its first. */
const FEWEST_UPWARDS = 2;
/** A longer report is read twice in too much time. */
const MOST_READ_TWICE = 500;

/**
 * A report that begins with what it comes to ("Total assets" above its parts, "Net income" above all) is
 * one that ends with it, read upwards. Its headings say nothing then, but its totals say what they are of.
 */
function readUpwards(ordered: readonly StatementItem[], report: Report): ReadItems | null {
  const figures = ordered.filter(({ amounts }) => amounts !== null).toReversed();
  const first = figures.at(-1);
  const isSum = first !== undefined && (first.words !== "plain" || isNetResult(first.label));
  if (!isSum || figures.length > MOST_READ_TWICE) return null;
  const headings = ordered.filter(({ amounts }) => amounts === null);
  const items = [...figures, ...headings];
  const asPrinted = chooseReading(items, report);
  const reading = asPrinted.isComplete ? asPrinted : chooseReading(items, report, true);
  // Upwards, revenue is always what costs and the profit come to: the result itself has to be the last sum
  const last = items[reading.end?.item ?? -1]?.label ?? "";
  const isEnded = report.fileType !== "profit_loss" || isNetResult(last);
  const isProved = reading.isComplete && isEnded && agreements(reading) >= FEWEST_UPWARDS;
  return isProved ? { items, reading } : null;
}

const NO_PARENTS: ReadonlySet<number> = new Set();

/** Sums above their parts that neither indents nor codes tell, in a report that is read no other way. */
function parentsByFigures(items: readonly StatementItem[]): ReadonlySet<number> {
  const figures = items.flatMap((item, place) => (item.amounts === null ? [] : [{ item, place }]));
  const { groups } = findParents(figures.map(({ item }) => asParent(item)));
  const isFree = (at: number) => items[at]?.said !== "account";
  return new Set([...groups].flatMap((at) => figures[at]?.place ?? []).filter(isFree));
}

function asParent({ amounts, words }: StatementItem): ParentRow {
  const known = amounts?.map((amount) => amount ?? 0n) ?? [];
  return { amounts: known, isTotal: words === "total", code: "", level: 0 };
}

function describe(
  items: readonly StatementItem[],
  reading: Reading,
  fileType: FileType,
  columns: readonly AmountColumn[],
): Omit<StatementStructure, "doubted" | "results"> {
  const placeOf = (at: number) => items[at]?.at ?? 0;
  const { end, reduction, agreeing, disagreeing } = reading;
  const isBeneath = (at: number) => end !== null && at > end.item;
  const places = [...items.keys()];
  const sums = new Set(reduction.sums.map(({ item }) => item));
  const standings = describeAccounts(items, reading, fileType);
  const notes = notesIn(items, reading.isComplete);
  const accounts = [...standings].filter(([at]) => !isBeneath(at) && !notes.has(at));
  const isFigure = (at: number) => items[at]?.amounts !== null;
  return {
    accounts: new Map(accounts.map(([at, standing]) => [placeOf(at), standing])),
    headings: new Set(places.filter((at) => !isFigure(at) || notes.has(at)).map(placeOf)),
    sums: new Set(
      [...places.filter((at) => isFigure(at) && !standings.has(at)), ...sums].map(placeOf),
    ),
    beneath: new Set(places.filter((at) => isBeneath(at) && isFigure(at)).map(placeOf)),
    controls: [...agreeing, ...disagreeing].flatMap((sum) => controlsOf(sum, items, columns)),
    agrees: disagreeing.length === 0,
  };
}
