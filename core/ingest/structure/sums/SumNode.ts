import type { Minor } from "../../../money/Minor.ts";
import type { FileType } from "../../fileTypes.ts";
import { mayBeResult } from "../../rowKinds/isTotalLine.ts";
import { markOfRow } from "../../rowKinds/markOfRow.ts";
import { type SectionName, sectionName } from "../../sections/Section.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";

/** An account within a sum, and whether it is added or taken off. */
export type Leaf = { item: number; sign: 1 | -1 };

/** An account, or a sum of accounts that was found to agree with what the file prints. */
export type SumNode = {
  label: string;
  /** What a total may call it. */
  name: SectionName;
  /** The heading it stands under. */
  section: string;
  values: readonly Minor[];
  leaves: readonly Leaf[];
  isSum: boolean;
  /** Its words, or those of its section, say that a result is less by it. */
  isTakenOff: boolean;
  /** They say that it is income; of a sum, that no word says another side is enough. */
  isIncome: boolean;
  /** Its values were rounded to the decimals of the currency. */
  isRounded?: true;
};

/** A node with what its words say: read once, since every sum beneath asks for it. */
export function sumNode(
  node: Omit<SumNode, "name" | "isTakenOff" | "isIncome">,
  fileType: FileType,
): SumNode {
  const { label, section, isSum } = node;
  const own = sideOfWords(label, fileType);
  const mark = isSum ? null : markOfRow(label);
  const ofSection = sideOfWords(section, fileType);
  // Another result stands in no section
  const isResult = isSum && fileType === "profit_loss" && mayBeResult(label);
  const lessBy = own ?? (isResult ? null : ofSection);
  const side = own ?? ofSection;
  return {
    ...node,
    name: sectionName(label),
    isTakenOff: mark
      ? mark === "taken_off"
      : lessBy === "expense" || lessBy === "liability" || (!isSum && DEDUCTED.test(label)),
    // "Salaries" and "Rent" say no side: income is what is called so, and what a result begins with
    isIncome: mark
      ? mark === "added"
      : side === "income" || (side === null && (isSum || GAIN.test(label))),
  };
}

/** What is deducted in words may stand without a minus: "Less: accumulated depreciation". */
const DEDUCTED = /^(?:less|deduct)\b|\baccumulated (?:depreciation|amorti[sz]ation)\b/i;

const GAIN = /^(?:gain|profit|surplus)s?\b|\b(?:received|receivable|earned)$/i;

/** The node taken off instead of added. */
export function turned({ leaves, ...node }: SumNode): SumNode {
  return {
    ...node,
    leaves: leaves.map(({ item, sign }) => ({ item, sign: sign === 1 ? -1 : 1 })),
  };
}

/** What nodes come to in a column, each added or taken off; those left out count for nothing. */
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
