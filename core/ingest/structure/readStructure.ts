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

/** The structure of a report according to its own totals. Rows are indexes in the table. */
export type StatementStructure = {
  accounts: ReadonlyMap<number, AccountStanding>;
  /** Rows that are headings, totals, or below the profit of the year. */
  headings: ReadonlySet<number>;
  sums: ReadonlySet<number>;
  beneath: ReadonlySet<number>;
  controls: readonly Control[];
  /** Whether every printed total agrees with the rows. */
  agrees: boolean;
  /** Accounts that may be subtotals of the rows below them; no total shows it. */
  doubted: readonly StatementItem[];
  /** Accounts that may be results of other accounts. */
  results: readonly KeptResult[];
};

/**
 * Reads a profit and loss or balance sheet by its printed totals: which rows are accounts, under which headings, and
 * with which sign each counts. Several readings are tried, and one counts if the totals agree with it. Null without
 * totals that match rows; a problem where there are too many totals to compare.
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

/** Leaves out accounts that are the totals of their sides, where the report balances without them too. */
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
 * Reads with exact totals if possible. Rounding differences are allowed if the file states a unit, or if more totals
 * agree exactly than differ.
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
 * Reads all rows. If a total differs, tries to leave out rows that repeat a part of another row ("of which"), empty
 * accounts, or totals of a single row.
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
  // Sums of the wrong rows may agree too; the right direction has more agreeing totals
  const isUpwards =
    upwards !== null &&
    (!downwards.reading.isComplete || agreements(upwards.reading) > agreements(downwards.reading));
  return isUpwards ? upwards : downwards;
}

/** Reads some sums above and others below their parts, where only that gives the result or a balance. */
function readMixed(ordered: readonly StatementItem[], report: Report): ReadItems | null {
  if (ordered.length > MOST_READ_TWICE) return null;
  // A sum of one part repeats it: "Finance income" above "Interest income"
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
  // Parts outside all sums would be lost
  const leftOver = ({ reading }: ReadItems) => reading.reduction.nodes.length;
  return proved.toSorted((one, other) => leftOver(one) - leftOver(other))[0] ?? null;
}

/**
 * Whether a profit and loss ends with a plausible result. If its first row is taken as a sum, the result must be named
 * as one, since income always equals costs plus profit.
 */
function endsIncome(
  ordered: readonly StatementItem[],
  parents: ReadonlyMap<number, number>,
  end: StatementItem | undefined,
): boolean {
  const first = ordered.findIndex(({ amounts }) => amounts !== null);
  return !parents.has(first) || isNetResult(end?.label ?? "");
}

/**
 * Whether rows follow the total with which the report balances. With sums above their parts, these rows are the last
 * sum's parts.
 */
function leavesAccounts(items: readonly StatementItem[], { end }: Reading): boolean {
  if (end === null) return false;
  return items
    .slice(end.item + 1)
    .some(({ words, amounts }) => words === "plain" && amounts?.some((amount) => amount));
}

/** Whether an intermediate profit counts as an account. A second one that is deducted again gives the same result. */
function keepsResult({ items, reading }: ReadItems): boolean {
  return [...reading.reduction.paths.keys()].some((at) => items[at]?.words === "perhaps");
}

/**
 * The number of rows that are accounts, or sums only by their figures. A reading that takes sums as accounts has more
 * of them, although it may balance too.
 */
function plainRowsIn({ items, reading }: ReadItems): number {
  const { reduction, agreeing } = reading;
  return (
    reduction.paths.size + agreeing.filter(({ item }) => items[item]?.words === "plain").length
  );
}

/** The number of agreeing totals with more than one part. */
function agreements({ agreeing }: Reading): number {
  return agreeing.filter(({ parts }) => parts > 1).length;
}

/** A report that is read from the last row to the first needs this many agreeing totals. */
const FEWEST_UPWARDS = 2;
/** For longer reports a second reading takes too long. */
const MOST_READ_TWICE = 500;

/**
 * Reads a report upwards, if it starts with its totals ("Total assets" above its parts, "Net income" first). Headings
 * do not apply then, only totals.
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
  // Read upwards, revenue always equals costs plus profit, so the last sum must be the result
  const last = items[reading.end?.item ?? -1]?.label ?? "";
  const isEnded = report.fileType !== "profit_loss" || isNetResult(last);
  const isProved = reading.isComplete && isEnded && agreements(reading) >= FEWEST_UPWARDS;
  return isProved ? { items, reading } : null;
}

const NO_PARENTS: ReadonlySet<number> = new Set();

/** Finds sums above their parts by figures alone, for reports that cannot be read otherwise. */
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
