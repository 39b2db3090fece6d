import type { Minor } from "../../money/Minor.ts";
import type { FileType } from "../fileTypes.ts";
import { markOfRow } from "../rowKinds/markOfRow.ts";
import type { Signs } from "./matchRun.ts";
import type { StatementItem } from "./StatementItem.ts";
import type { SumNode } from "./SumNode.ts";
import { sideOfWords } from "./sideOfWords.ts";

/**
 * Whether income stands on one side of a result and costs on the other, where names end with what they are, or
 * stand in a section of costs that the result takes in whole. A profit begins with income.
 */
export function isTold(
  parts: readonly SumNode[],
  signs: Signs,
  { label: result }: Pick<StatementItem, "label">,
  fileType: FileType,
): boolean {
  if (fileType !== "profit_loss") return true;
  const beginsWithCosts = signs[0] === -1 && parts[0]?.isTakenOff === false;
  if (beginsWithCosts && isProfit(result)) return false;
  if (isAgainstMinus(parts, signs)) return false;
  const sides = parts.flatMap((node, at) => {
    const { label, values } = node;
    // What is written with a minus may be a cost so written, or one that was reversed
    const isPlain = values.some((amount) => amount > 0n) && !values.some((amount) => amount < 0n);
    const side = isPlain ? sideOfName(label) || sideOfSection(node, parts) : 0;
    return side === 0 ? [] : [side * (signs[at] ?? 1)];
  });
  // Costs less income are a loss
  const isTurned = sides.includes(-1);
  return isTurned ? !sides.includes(1) && !isProfit(result) : true;
}

/**
 * Whether one account counts as its minus says while another counts against its own, or is taken off beside it without
 * words for that: a report that writes its costs with a minus writes all of them so, and a missing row may be what two
 * turned signs come to.
 */
function isAgainstMinus(parts: readonly SumNode[], signs: Signs): boolean {
  const accounts = parts.flatMap(({ isSum, values, label, isTakenOff }, at) =>
    isSum ? [] : [{ values, label, isTakenOff, isOff: signs[at] === -1 }],
  );
  const isMinus = (values: readonly Minor[]) =>
    values.some((amount) => amount < 0n) && !values.some((amount) => amount > 0n);
  const isKept = accounts.some(({ values, isOff }) => isMinus(values) && !isOff);
  const isTurned = accounts.some(
    ({ values, label, isTakenOff, isOff }) =>
      isOff && (isMinus(values) || (!isTakenOff && sideOfName(label) !== -1)),
  );
  return isKept && isTurned;
}

function isProfit(result: string): boolean {
  return PROFIT.test(result) && !LOSS.test(result);
}

const PROFIT = /\b(?:profit|income|earnings|surplus|margin)\b/i;
const LOSS = /\b(?:loss|deficit|expenses?|expenditures?|costs?)\b/i;

/** 1 for income, -1 for costs, and 0 where a name may be of either: "Sales returns", "Sales and marketing". */
function sideOfName(label: string): 1 | -1 | 0 {
  const mark = markOfRow(label);
  if (mark === "added" || mark === "taken_off") return mark === "added" ? 1 : -1;
  if (TAKEN_OFF.test(label)) return 0;
  if (COSTS.test(label)) return -1;
  return INCOME.test(label) ? 1 : 0;
}

/** -1 for an account of a section of costs that the parts begin before; stock at the end is taken off among them. */
function sideOfSection({ label, section, isSum }: SumNode, parts: readonly SumNode[]): -1 | 0 {
  const isOpen = isSum || section === parts[0]?.section || TAKEN_OFF.test(label);
  if (isOpen || STOCK.test(label)) return 0;
  return sideOfWords(section, "profit_loss") === "expense" ? -1 : 0;
}

const STOCK = /\b(?:stocks?|inventor(?:y|ies)|closing|ending|work in progress)\b/i;
const TAKEN_OFF =
  /^(?:less|deduct)\b|\b(?:returns?|discounts?|allowances?|rebates?|refunds?|reversals?)\b/i;
const COSTS =
  /^(?:total )?(?:(?:for|of|other|direct) ){0,2}costs? of |\b(?:expenses?|expenditures?|costs?|overheads?)$/i;
const INCOME = /\b(?:income|revenues?|sales|turnover)$/i;

/**
 * Whether rows are accounts of one side, as their section says: among some costs of one period, a few less a few
 * come to another by chance.
 */
export function areAlike(
  parts: readonly SumNode[],
  printed: readonly (Minor | null)[],
  fileType: FileType,
): boolean {
  const section = parts[0]?.section ?? "";
  return (
    parts.length > 2 &&
    printed.filter((amount) => amount).length < 2 &&
    parts.every((node) => !node.isSum && node.section === section) &&
    sideOfWords(section, fileType) !== null
  );
}

/**
 * Whether accounts of one period come to another by chance: some of many less some others. What one comes to less
 * the rest, or all but the last less that, is net sales or the cost of what was sold.
 */
export function mayBeChance(
  parts: readonly SumNode[],
  signs: Signs,
  printed: readonly (Minor | null)[],
): boolean {
  const off = signs.filter((sign) => sign === -1).length;
  return (
    printed.filter((amount) => amount).length < 2 &&
    parts.every((node) => !node.isSum) &&
    off > 1 &&
    off < parts.length - 1
  );
}
