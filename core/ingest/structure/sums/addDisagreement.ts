import { absolute, type Minor } from "../../../money/Minor.ts";
import { isAllAssets } from "../../faults/isAllAssets.ts";
import { namesSection, sectionName } from "../../sections/Section.ts";
import { namesBothSides } from "../../sections/sideOfWords.ts";
import { isNetResult } from "./endOfProfit.ts";
import type { Printed } from "./FigureRow.ts";
import type { Signs } from "./matchRun.ts";
import type { ReductionState } from "./ReductionState.ts";
import { comesTo, type SumNode, sumNode } from "./SumNode.ts";

/**
 * Records a total that equals no sum above it, with the rows that come nearest: those of the section that it names, all
 * rows for a result, else the last few.
 */
export function addDisagreement(state: ReductionState, at: number, printed: Printed): void {
  const { nodes, sections, items, options } = state;
  const label = items[at]?.label ?? "";
  const total = sectionName(label);
  const named = sections.findLastIndex(({ name }) => namesSection(total, name));
  const isResult = named < 0 && options.fileType === "profit_loss" && isNetResult(label);
  const compared =
    (named < 0 ? wholeSide(state, label, printed) : null) ??
    nearestRun(state, printed, isResult ? 0 : (sections[named]?.from ?? null));
  const parts = nodes.slice(compared.from);
  const read = printed.map((_, column) => comesTo(parts, compared.signs, column));
  const leaves = parts.flatMap((part) => part.leaves);
  const node = sumNode({ label, section: "", values: read, leaves, isSum: true }, options.fileType);
  if (named >= 0) sections.splice(named);
  state.sums.push({
    item: at,
    printed,
    read,
    agrees: false,
    parts: parts.length,
    isWhole: compared.from === 0,
    node,
  });
}

/** A run of rows, each added or deducted. */
type Compared = { from: number; signs: Signs };

/**
 * Everything above except the other half of the balance sheet, for a total of all assets or of all equity and
 * liabilities. Null where these rows equal the total.
 */
function wholeSide(
  { nodes, options }: ReductionState,
  label: string,
  printed: Printed,
): Compared | null {
  if (options.fileType !== "balance_sheet") return null;
  const isOfAssets = isAllAssets(label);
  if (!isOfAssets && !namesBothSides(label)) return null;
  const isOther = ({ label: name, isSum }: SumNode) =>
    isSum && (isOfAssets ? namesBothSides(name) : isAllAssets(name));
  const from = nodes.findLastIndex(isOther) + 1;
  const parts = nodes.slice(from);
  const added = printed.map((_, column) => comesTo(parts, [], column));
  const isWhole = parts.length > 1 && (from > 0 || isOfAssets);
  return isWhole && offBy(added, printed) > 0n
    ? { from, signs: signsOf(parts.length, parts.length) }
    : null;
}

/** The maximum number of rows to compare. */
const MOST_NEAR = 50;

/** After this many totals without a match, no more nearest rows are searched. */
const MOST_COMPARED = 50;

/**
 * The rows whose sum is nearest to a total (only those from `only` on, if given): added up, with deductions by label,
 * one less the others, or in a balance sheet with the last one deducted; for all rows also some less the rest.
 */
function nearestRun(state: ReductionState, printed: Printed, only: number | null): Compared {
  const { nodes, options } = state;
  const isProfit = options.fileType === "profit_loss";
  const first = only ?? Math.max(0, nodes.length - MOST_NEAR);
  const byWords = nodes.slice(first).map((node): 1 | -1 => (node.isTakenOff ? -1 : 1));
  const parts = nodes.length - first;
  const isOneOfMany = state.sums.filter(({ agrees }) => !agrees).length >= MOST_COMPARED;
  if (isOneOfMany) return { from: first, signs: signsOf(parts, parts) };
  let nearest: { off: Minor; found: () => Compared } | undefined;
  const offer = (sums: readonly Minor[], found: () => Compared) => {
    const off = offBy(sums, printed);
    // An exact match was excluded before
    if (off > 0n && (nearest === undefined || off < nearest.off)) nearest = { off, found };
  };
  const last = nodes.at(-1)?.values ?? [];
  const [all, signed] = [printed.map(() => 0n), printed.map(() => 0n)];
  for (let from = nodes.length - 1; from >= first; from -= 1) {
    const values = nodes[from]?.values ?? [];
    addTo(all, values, 1);
    addTo(signed, values, byWords[from - first] ?? 1);
    if (only !== null && from > only) continue;
    const count = nodes.length - from;
    offer(all, () => ({ from, signs: signsOf(count, count) }));
    offer(signed, () => ({ from, signs: byWords.slice(from - first) }));
    if (isProfit) offer(lessRest(values, all), () => ({ from, signs: signsOf(count, 1) }));
    else offer(lessTwice(all, last), () => ({ from, signs: signsOf(count, count - 1) }));
  }
  if (isProfit && first === 0) {
    const kept = printed.map(() => 0n);
    for (const [at, { values }] of nodes.entries()) {
      addTo(kept, values, 1);
      offer(lessRest(kept, all), () => ({ from: 0, signs: signsOf(nodes.length, at + 1) }));
    }
  }
  return nearest?.found() ?? { from: first, signs: signsOf(parts, parts) };
}

function addTo(sums: Minor[], values: readonly Minor[], sign: 1 | -1): void {
  values.forEach((value, column) => {
    sums[column] = (sums[column] ?? 0n) + BigInt(sign) * value;
  });
}

/** A part of all values less the rest. */
function lessRest(some: readonly Minor[], all: readonly Minor[]): Minor[] {
  return all.map((sum, column) => 2n * (some[column] ?? 0n) - sum);
}

/** The sum of values with one of them deducted. */
function lessTwice(all: readonly Minor[], one: readonly Minor[]): Minor[] {
  return all.map((sum, column) => sum - 2n * (one[column] ?? 0n));
}

/** Signs for the first few added, the others deducted. */
function signsOf(parts: number, added: number): Signs {
  return Array.from({ length: parts }, (_, at) => (at < added ? 1 : -1));
}

function offBy(sums: readonly Minor[], printed: Printed): Minor {
  return printed.reduce<Minor>(
    (off, amount, column) =>
      amount === null ? off : off + absolute((sums[column] ?? 0n) - amount),
    0n,
  );
}
