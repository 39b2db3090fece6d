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
 * Adds a total that nothing above comes to, beside the rows that come nearest to it, added up or taken off each
 * other: those of the section that it names, all of them for a result, else the last few.
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

/** Rows from one on, each added up or taken off. */
type Compared = { from: number; signs: Signs };

/**
 * Everything above but the other half of a balance sheet, where a total is one of all assets, or of what they are paid
 * with: the nearest rows would be others. Null where those come to it, of which it is said that nothing does.
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

/** So many rows back a sum is looked for. */
const MOST_NEAR = 50;

/** Behind so many totals that nothing comes to, the nearest rows are looked for no more. */
const MOST_COMPARED = 50;

/**
 * The rows that come nearest to a total, from one on where only that is meant: added up, with what their words take
 * off, one less the others, or in a balance sheet others less the last; all rows also as some less the rest.
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
    // Signs that give what is printed were looked for before: what is not found with them is not said to agree
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

/** What some of all values come to less the rest of them. */
function lessRest(some: readonly Minor[], all: readonly Minor[]): Minor[] {
  return all.map((sum, column) => 2n * (some[column] ?? 0n) - sum);
}

/** What values come to with one of them taken off instead of added. */
function lessTwice(all: readonly Minor[], one: readonly Minor[]): Minor[] {
  return all.map((sum, column) => sum - 2n * (one[column] ?? 0n));
}

/** The first few added up, the others taken off. */
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
