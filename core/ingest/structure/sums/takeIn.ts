import { namesSection, sectionName } from "../../sections/Section.ts";
import type { FigureRow } from "./FigureRow.ts";
import type { ReductionState } from "./ReductionState.ts";
import type { Run } from "./Run.ts";
import { comesTo, sumNode, turned } from "./SumNode.ts";

/** Makes a row the sum of a run of rows, and closes the sections that end with it. */
export function takeIn(
  state: ReductionState,
  { at, printed }: Pick<FigureRow, "at" | "printed">,
  { from, signs, skipped, closes }: Run,
): void {
  const { nodes, sections, items, options } = state;
  putBeneathParent(state, items[at]?.label ?? "", from);
  const parts = nodes.slice(from).map((node, index) => (signs[index] === -1 ? turned(node) : node));
  const kept = parts.filter((_, index) => !skipped.includes(index));
  const read = printed.map((_, column) => comesTo(nodes.slice(from), signs, column, skipped));
  const whole = {
    label: items[at]?.label ?? "",
    section: sections[closes]?.label ?? "",
    values: printed.map((amount, column) => amount ?? read[column] ?? 0n),
    leaves: kept.flatMap(({ leaves }) => leaves),
    isSum: true,
    ...(items[at]?.isRounded && { isRounded: true as const }),
  };
  const node = sumNode(whole, options.fileType);
  nodes.splice(from, nodes.length - from, node);
  sections.splice(closes);
  const isWhole = from === 0;
  state.sums.push({ item: at, printed, read, agrees: true, parts: kept.length, isWhole, node });
}

/** Puts rows below the parent account that a total names ("Total Vehicles"), where the account is part of the sum. */
function putBeneathParent(
  { nodes, paths, parents }: ReductionState,
  total: string,
  from: number,
): void {
  const [parent, ...beneath] = nodes.slice(from);
  const [own] = parent?.leaves ?? [];
  const isNamed = parent && namesSection(sectionName(total), parent.name);
  if (!own || !isNamed || parent.isSum || beneath.length === 0) return;
  const depth = paths.get(own.item)?.length ?? 0;
  for (const { item } of beneath.flatMap(({ leaves }) => leaves)) {
    const path = parents.get(item) ?? paths.get(item) ?? [];
    parents.set(item, [...path.slice(0, depth), parent.label, ...path.slice(depth)]);
  }
}
