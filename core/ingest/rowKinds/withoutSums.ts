import type { Minor } from "../../money/Minor.ts";
import type { IgnoredRow, SortedRows } from "../accountRows/sortRows.ts";
import type { ReadAmounts } from "../amounts/decideAmounts.ts";
import { splitCode } from "../cells/splitCode.ts";
import type { ReadTexts } from "../cells/TextScans.ts";
import { type FileRows, textAt, textsOf } from "../FileRows.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import type { Control } from "../structure/Control.ts";
import { balanceAt } from "./balanceAt.ts";
import { findGroups, withoutLooseGroups } from "./findGroups.ts";
import { findParents, MOST_GROUPED_ROWS, type Parents } from "./findParents.ts";
import { findResults } from "./findResults.ts";
import { findSums } from "./findSums.ts";
import { groupsWithoutCodes } from "./groupsWithoutCodes.ts";
import { isTotalOf, mayBeResult } from "./isTotalLine.ts";
import { controlsOfTotals, findGrandTotals, type TotalledColumn } from "./totalsOfTrialBalance.ts";

/** Leaves out rows that are sums of the rows above them. */
export function withoutSums(file: FileRows, sorted: SortedRows): FileRows {
  const { doubtful, data } = sorted;
  const columns = [...file.amounts.values()].map(({ amounts }) => amounts);
  const words = (file.columns.get("name") ?? file.columns.get("lineItem"))?.index ?? -1;
  // "Net cash used in investing activities" may be the sum of a single row
  const isOpen = file.fileType !== "prior_cashflow";
  const nameAt = (at: number) => data[at]?.cells[words]?.trim() ?? "";
  const hasWords = (at: number) => (data[at]?.cells[words]?.trim() ?? "") !== "";
  const maySumUpOne = totalsOfOne(file, nameAt);
  const fewestAt = (at: number) => (isOpen && hasWords(at) && !maySumUpOne(at) ? 2 : 1);
  const isEmpty = (at: number) => !hasWords(at) && columns.every((column) => column[at] === 0n);
  const atEnd = findTotalsAtEnd(file, hasWords);
  const parents = parentsOf(file, new Set([...sorted.totals, ...atEnd.all]), words);
  const found = [
    ...doubtful.filter(isEmpty),
    ...findSums(doubtful, columns, fewestAt, sorted.totals),
    ...groupsOf(file, columns),
    ...groupsWithoutCodes(file, sorted.totals),
    ...findResults(resultRows(file), columns),
    ...sorted.totals,
    ...atEnd.all,
    ...parents.groups,
  ];
  const free = found.filter((at) => !sorted.accounts.has(at));
  if (free.length === 0) return file;
  const sums = new Set(free.toSorted((left, right) => left - right));
  const isKept = (_: unknown, at: number) => !sums.has(at);
  const totals = [...sums].map((at): IgnoredRow => {
    const { row = 0, cells = [] } = data[at] ?? {};
    return { row, reason: "total", text: cells[words]?.trim() ?? "" };
  });
  return {
    ...file,
    controls: controlsOf(file, sums, sorted, atEnd),
    rows: file.rows.filter(isKept),
    sections: Array.from(
      file.rows,
      (_, at) => headingAbove(parents, at, nameAt) ?? file.sections[at] ?? "",
    ).filter(isKept),
    sumsAbove: new Map([...sums].map((at, index) => [at - index, totals[index]?.text ?? ""])),
    texts: textsWhere(file, isKept),
    amounts: new Map([...file.amounts].map(([field, column]) => [field, leaveOut(column, sums)])),
    ignored: [...file.ignored, ...totals].sort((left, right) => left.row - right.row),
  };
}

/**
 * Totals that may be of a single account: "Summe Klasse 3" below an account of that class, and "Aktiver i alt" below
 * any.
 */
function totalsOfOne(file: FileRows, nameAt: (at: number) => string): (at: number) => boolean {
  const code = textsOf(file, "code");
  return (at) => {
    if (code(at) === "" && isTotalOf(nameAt(at))) return true;
    const [number] = CLASS.exec(nameAt(at).slice(-LONGEST_CLASS)) ?? [];
    return number !== undefined && code(at) === "" && at > 0 && code(at - 1).startsWith(number);
  };
}

const LONGEST_CLASS = 6;
const CLASS = /(?<= )\d{1,3}$/;

function textsWhere({ texts }: FileRows, isKept: (_: unknown, at: number) => boolean) {
  const kept = ([field, column]: [string, ReadTexts]) =>
    [field, { ...column, texts: column.texts.filter(isKept) }] as const;
  return new Map([...texts].map(kept));
}

/** The totals at the end of a trial balance, and rows without a name below them (checks, differences). */
function findTotalsAtEnd(file: FileRows, hasWords: (at: number) => boolean): TotalsAtEnd {
  const atEnd = uncodedAtEnd(file);
  const grand = findGrandTotals(atEnd, totalledColumns(file));
  const first = Math.min(...grand);
  return { grand, all: atEnd.filter((at) => grand.has(at) || (at > first && !hasWords(at))) };
}

type TotalsAtEnd = { grand: ReadonlySet<number>; all: readonly number[] };

/** The groups among the accounts of a trial balance. */
function parentsOf(file: FileRows, totals: ReadonlySet<number>, words: number): Parents {
  if (file.fileType !== "trial_balance" || file.rows.length > MOST_GROUPED_ROWS)
    return { groups: new Set(), parentAt: new Map() };
  const code = textsOf(file, "code");
  const current = balanceAt(file, "current");
  const prior = balanceAt(file, "prior");
  return findParents(
    file.rows.map(({ cells, indents }, at) => {
      const name = cells[words] ?? "";
      return {
        amounts: [current(at), prior(at)],
        isTotal: totals.has(at),
        code: code(at) || (splitCode(name.trim())?.code ?? ""),
        level: name.length - name.trimStart().length + (indents?.[words] ?? 0),
      };
    }),
  );
}

/** The nearest group above an account whose name shows its kind, else the nearest one. */
function headingAbove(
  { parentAt }: Parents,
  at: number,
  nameAt: (at: number) => string,
): string | null {
  const nearest = parentAt.get(at);
  if (nearest === undefined) return null;
  for (let above: number | undefined = nearest; above !== undefined; above = parentAt.get(above)) {
    const name = nameAt(above);
    const side = sideOfWords(name, "balance_sheet") ?? sideOfWords(name, "profit_loss");
    if (side !== null) return name;
  }
  return nameAt(nearest);
}

function totalledColumns({ amounts, columns }: FileRows): TotalledColumn[] {
  return [...amounts].map(([field, column]) => ({
    heading: columns.get(field)?.heading ?? "",
    isSigned: field.endsWith("Balance"),
    amounts: column.amounts,
  }));
}

/** The last rows of a trial balance without a code, where its totals are. */
function uncodedAtEnd(file: FileRows): number[] {
  if (file.fileType !== "trial_balance") return [];
  const first = Math.max(0, file.rows.length - MOST_AT_END);
  const code = textsOf(file, "code");
  return Array.from({ length: file.rows.length - first }, (_, index) => first + index).filter(
    (at) => code(at) === "",
  );
}

const MOST_AT_END = 6;

/** Compares the last total of a trial balance with its accounts, or an earlier one where that one agrees. */
function controlsOf(
  file: FileRows,
  sums: ReadonlySet<number>,
  { totals, data }: SortedRows,
  { grand }: TotalsAtEnd,
): readonly Control[] {
  if (file.fileType !== "trial_balance") return file.controls;
  const said = new Set(totals);
  const last = [...sums].filter((sum) => said.has(sum) || grand.has(sum)).slice(-MOST_AT_END);
  const columns = totalledColumns(file);
  const places = [...file.amounts.keys()].map((field) => file.columns.get(field)?.index ?? -1);
  const found = last.toReversed().map((at) => {
    const { row = 0, cells = [] } = data[at] ?? {};
    const label = textAt(file, "name", at) || textAt(file, "code", at);
    const isEmpty = (column: number) => (cells[places[column] ?? -1] ?? "").trim() === "";
    return { at, controls: controlsOfTotals(sums, { at, row, label, isEmpty }, columns) };
  });
  const agrees = ({ controls }: (typeof found)[number]) =>
    controls.length > 0 && controls.every((control) => control.agrees);
  // No account follows the total of all accounts
  const isLast = ({ at }: (typeof found)[number]) =>
    data.every((_, place) => place <= at || sums.has(place));
  const [used = found[0]] = found.filter((one) => agrees(one) && isLast(one));
  if (used === undefined) return file.controls;
  const isOfPart = !agrees(used) && isPart(used.at, columns, sums);
  return used.controls.map((control) => ({ ...control, agrees: control.agrees || isOfPart }));
}

/** Whether a total is the sum of only some rows directly above it. */
function isPart(at: number, columns: readonly TotalledColumn[], sums: ReadonlySet<number>) {
  const amounts = columns.map((column) => column.amounts);
  return findSums([at], amounts, () => 1, sums).size > 0;
}

/** Rows of a profit and loss without a code whose labels may be results. */
function resultRows(file: FileRows): number[] {
  if (file.fileType !== "profit_loss") return [];
  const [code, name] = [textsOf(file, "code"), textsOf(file, "name")];
  return file.rows.flatMap((_, at) => (code(at) === "" && mayBeResult(name(at)) ? [at] : []));
}

function groupsOf(file: FileRows, columns: readonly (readonly Minor[])[]): ReadonlySet<number> {
  const isCoded = codedRows(file);
  return withoutLooseGroups(findGroups(isCoded, columns), isCoded, columns);
}

/** Which rows have a code, in a column or in the name. A trial balance has no groups. */
function codedRows(file: FileRows): boolean[] {
  if (file.fileType !== "profit_loss" && file.fileType !== "balance_sheet") return [];
  const [code, name] = [textsOf(file, "code"), textsOf(file, "name")];
  return file.rows.map((_, at) => code(at) !== "" || splitCode(name(at)) !== null);
}

function leaveOut(column: ReadAmounts, sums: ReadonlySet<number>): ReadAmounts {
  const { amounts, total } = column;
  const left = [...sums].reduce((sum, at) => sum + (amounts[at] ?? 0n), 0n);
  const kept = column.rounded.filter(({ at }) => !sums.has(at));
  const before = (at: number) => [...sums].filter((sum) => sum < at).length;
  return {
    amounts: amounts.filter((_, at) => !sums.has(at)),
    total: total - left,
    rounded: kept.map((cell) => ({ ...cell, at: cell.at - before(cell.at) })),
  };
}
