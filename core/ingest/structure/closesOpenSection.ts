import type { ReductionState } from "./ReductionState.ts";
import { namesSection, sectionName } from "./Section.ts";
import type { StatementItem } from "./StatementItem.ts";

/** "Total for Equities" beneath the accounts of "Equities" is their total, whatever word that is: no account is called so. */
export function closesOpenSection(
  { sections, nodes }: ReductionState,
  { label, words, isCoded, said }: StatementItem,
): boolean {
  if (words !== "perhaps" || isCoded || said !== undefined || !CALLED_TOTAL.test(label))
    return false;
  const total = sectionName(label);
  return sections.some(({ name, from }) => from < nodes.length && namesSection(total, name));
}

const CALLED_TOTAL = /^(?:sub[- ]?)?totals? /i;
