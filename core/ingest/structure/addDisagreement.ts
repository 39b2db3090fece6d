import { absolute, type Minor } from "../../money/Minor.ts";
import { isNetResult } from "./endOfProfit.ts";
import { isTakenOff } from "./findRun.ts";
import type { ReductionState } from "./ReductionState.ts";
import type { Run } from "./Run.ts";
import { namesSection, sectionWords } from "./Section.ts";
import { comesTo, type SumNode } from "./SumNode.ts";

/**
 * Adds a total that nothing above comes to, beside what its section comes to; a result is compared with all
 * rows, a total that names no section with those that nearly come to it.
 */
export function addDisagreement(
  state: ReductionState,
  at: number,
  printed: readonly (Minor | null)[],
): void {
  const { nodes, sections, items, options } = state;
  const label = items[at]?.label ?? "";
  const words = sectionWords(label);
  const named = sections.findLastIndex((section) => namesSection(words, section.words));
  const closes = named >= 0 ? named : sections.length - 1;
  const isResult = named < 0 && options.fileType === "profit_loss" && isNetResult(label);
  const open = isResult ? 0 : nearest(state, printed, closes);
  const from = named >= 0 ? (sections[named]?.from ?? 0) : open;
  const parts = nodes.slice(from);
  const signs = likelySigns(state, parts, printed, named >= 0);
  const read = printed.map((_, column) => comesTo(parts, signs, column));
  const node: SumNode = {
    label,
    section: "",
    values: read,
    leaves: parts.flatMap(({ leaves }) => leaves),
    isSum: true,
  };
  if (named >= 0) sections.splice(closes);
  state.sums.push({
    item: at,
    printed,
    read,
    agrees: false,
    parts: parts.length,
    isWhole: from === 0,
    node,
  });
}

/**
 * With which signs the rows are said to come to something else than is printed: a section's rows are
 * added up; a result is income less costs by their words, or the first row less the others, whichever comes nearest.
 */
function likelySigns(
  state: ReductionState,
  parts: readonly SumNode[],
  printed: readonly (Minor | null)[],
  isNamed: boolean,
): Run["signs"] {
  const added = parts.map((): 1 | -1 => 1);
  if (isNamed || state.options.fileType !== "profit_loss") return added;
  const byWords = parts.map((node): 1 | -1 => (isTakenOff(node, state) ? -1 : 1));
  const firstLessOthers = parts.map((_, at): 1 | -1 => (at === 0 ? 1 : -1));
  const distance = (signs: Run["signs"]) =>
    printed.reduce<Minor>((sum, amount, column) => {
      if (amount === null) return sum;
      return sum + absolute(comesTo(parts, signs, column) - amount);
    }, 0n);
  // Signs that give what is printed were looked for before: what is not found with them is not said to agree
  return [byWords, firstLessOthers]
    .filter((signs) => distance(signs) > 0n)
    .reduce((nearest, signs) => (distance(signs) < distance(nearest) ? signs : nearest), added);
}

/** Where no section is named: the last rows that nearly come to what is printed, else the section that is open. */
function nearest(
  { nodes, sections }: ReductionState,
  printed: readonly (Minor | null)[],
  closes: number,
): number {
  const running = printed.map(() => 0n);
  const first = Math.max(0, nodes.length - MOST_NEAR);
  for (let from = nodes.length - 1; from >= first; from -= 1) {
    nodes[from]?.values.forEach((value, column) => {
      running[column] = (running[column] ?? 0n) + value;
    });
    const isNear = printed.every(
      (amount, column) => amount === null || isCloseTo(running[column] ?? 0n, amount),
    );
    if (isNear && nodes.length - from > 1) return from;
  }
  return sections[closes]?.from ?? 0;
}

/** So many rows back a sum is looked for. */
const MOST_NEAR = 200;
/** Off by one in so many: a digit, or what was rounded. */
const NEAR = 1000n;

function isCloseTo(read: Minor, printed: Minor): boolean {
  return absolute(read - printed) * NEAR <= absolute(printed);
}
