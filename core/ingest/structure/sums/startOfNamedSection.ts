import { isCalledAs, sectionName } from "../../sections/Section.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { ReductionState } from "./ReductionState.ts";

/**
 * The start of the accounts that a total names, whatever their sum: "Total for Equities" below the accounts of
 * "Equities", or below accounts after one of that name. Null for other rows.
 */
export function startOfNamedSection(
  { sections, nodes }: ReductionState,
  { label, words, isCoded, said }: StatementItem,
): number | null {
  if (words === "plain" || isCoded || said !== undefined || !CALLED_TOTAL.test(label)) return null;
  const total = sectionName(label);
  const section = sections.findLast(({ name }) => isCalledAs(total, name));
  if (section) return section.from < nodes.length ? section.from : null;
  const parent = nodes
    .slice(0, -1)
    .findLastIndex(({ isSum, name }) => !isSum && isCalledAs(total, name));
  return parent < 0 ? null : parent;
}

const CALLED_TOTAL = /^(?:sub[- ]?)?totals? /i;
