import type { Minor } from "../../../money/Minor.ts";
import type { FileType } from "../../fileTypes.ts";
import { mayBeResult } from "../../rowKinds/isTotalLine.ts";
import { markOfRow } from "../../rowKinds/markOfRow.ts";
import { type SectionName, sectionName } from "../../sections/Section.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";

/** An account within a sum, added (1) or deducted (-1). */
export type Leaf = { item: number; sign: 1 | -1 };

/** An account, or a sum of accounts that agrees with the printed figure. */
export type SumNode = {
  label: string;
  /** The names that a total may use for it. */
  name: SectionName;
  /** Its section heading. */
  section: string;
  values: readonly Minor[];
  leaves: readonly Leaf[];
  isSum: boolean;
  /** Its label or section shows that it reduces a result. */
  isTakenOff: boolean;
  /** Its label or section shows that it is income; for a sum, no label of another side is enough. */
  isIncome: boolean;
  /** Its values were rounded to the decimals of the currency. */
  isRounded?: true;
};

/** Creates a node. Labels are interpreted once here, since every sum below needs it. */
export function sumNode(
  node: Omit<SumNode, "name" | "isTakenOff" | "isIncome">,
  fileType: FileType,
): SumNode {
  const { label, section, isSum } = node;
  const own = sideOfWords(label, fileType);
  const mark = isSum ? null : markOfRow(label);
  const ofSection = sideOfWords(section, fileType);
  // Another result is in no section
  const isResult = isSum && fileType === "profit_loss" && mayBeResult(label);
  const lessBy = own ?? (isResult ? null : ofSection);
  const side = own ?? ofSection;
  return {
    ...node,
    name: sectionName(label),
    isTakenOff: mark
      ? mark === "taken_off"
      : lessBy === "expense" || lessBy === "liability" || (!isSum && DEDUCTED.test(label)),
    // "Salaries" and "Rent" name no side: income is named as such, or comes first in a result
    isIncome: mark
      ? mark === "added"
      : side === "income" || (side === null && (isSum || GAIN.test(label))),
  };
}

/** Labels of deductions, which may have no minus: "Less: accumulated depreciation". */
const DEDUCTED = /^(?:less|deduct)\b|\baccumulated (?:depreciation|amorti[sz]ation)\b/i;

const GAIN = /^(?:gain|profit|surplus)s?\b|\b(?:received|receivable|earned)$/i;

/** The node with the opposite sign. */
export function turned({ leaves, ...node }: SumNode): SumNode {
  return {
    ...node,
    leaves: leaves.map(({ item, sign }) => ({ item, sign: sign === 1 ? -1 : 1 })),
  };
}

/** The sum of nodes in a column, each added or deducted; skipped nodes do not count. */
export function comesTo(
  nodes: readonly SumNode[],
  signs: readonly (1 | -1)[],
  column: number,
  skipped: readonly number[] = [],
): Minor {
  return nodes.reduce((sum, { values }, index) => {
    if (skipped.includes(index)) return sum;
    const value = values[column] ?? 0n;
    return signs[index] === -1 ? sum - value : sum + value;
  }, 0n);
}
