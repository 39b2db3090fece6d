import type { Minor } from "../../../money/Minor.ts";
import type { FileType } from "../../fileTypes.ts";
import { markOfRow } from "../../rowKinds/markOfRow.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { Signs } from "./matchRun.ts";
import type { SumNode } from "./SumNode.ts";

/**
 * Whether the signs in a result agree with the labels: income on one side, costs on the other. A profit begins with
 * income.
 */
export function agreesWithNames(
  parts: readonly SumNode[],
  signs: Signs,
  { label: result }: Pick<StatementItem, "label">,
  { fileType, items }: { fileType: FileType; items: readonly StatementItem[] },
): boolean {
  if (fileType !== "profit_loss") return true;
  const beginsWithCosts = signs[0] === -1 && parts[0]?.isTakenOff === false;
  if (beginsWithCosts && isProfit(result)) return false;
  if (isAgainstMinus(parts, signs, items)) return false;
  const sides = parts.flatMap((node, at) => {
    const { label, values } = node;
    // A negative amount may be a cost, or a reversed one
    const isPlain = values.some((amount) => amount > 0n) && !values.some((amount) => amount < 0n);
    const side = isPlain ? sideOfName(label) || sideOfSection(node, parts) : 0;
    return side === 0 ? [] : [side * (signs[at] ?? 1)];
  });
  // Costs less income are a loss
  const isTurned = sides.includes(-1);
  return isTurned ? !sides.includes(1) && !isProfit(result) : true;
}

/**
 * Whether signs contradict each other: one account counts against its minus (or is deducted without such a label),
 * while another counts with its minus. A report that writes costs as negative does so throughout, so two reversed signs
 * may hide a missing row. Within sums, several such accounts are needed.
 */
export function isAgainstMinus(
  parts: readonly SumNode[],
  signs: Signs,
  items: readonly StatementItem[],
): boolean {
  const accounts = parts.flatMap(({ isSum, values, label, isTakenOff }, at) =>
    isSum ? [] : [{ values, label, isTakenOff, isOff: signs[at] === -1 }],
  );
  const isTurned = accounts.some(
    ({ values, label, isTakenOff, isOff }) =>
      isOff && (isMinus(values) || (!isTakenOff && sideOfName(label) !== -1)),
  );
  if (!isTurned) return false;
  if (accounts.some(({ values, isOff }) => isMinus(values) && !isOff)) return true;
  const within = parts.flatMap(({ isSum, leaves }, at) =>
    leaves.flatMap(({ item, sign }) => {
      const values = items[item]?.amounts?.map((amount) => amount ?? 0n) ?? [];
      return isSum ? [{ values, isOff: sign * (signs[at] ?? 1) === -1 }] : [];
    }),
  );
  const kept = within.filter(({ values, isOff }) => isMinus(values) && !isOff);
  return kept.length >= FEWEST_OF_HABIT && !within.some(({ isOff }) => isOff);
}

/** A single negative amount in a sum may be a reversed cost, or income. */
const FEWEST_OF_HABIT = 2;

function isMinus(values: readonly Minor[]): boolean {
  return values.some((amount) => amount < 0n) && !values.some((amount) => amount > 0n);
}

function isProfit(result: string): boolean {
  return PROFIT.test(result) && !LOSS.test(result);
}

const PROFIT = /\b(?:profit|income|earnings|surplus|margin)\b/i;
const LOSS = /\b(?:loss|deficit|expenses?|expenditures?|costs?)\b/i;

/** 1 for income, -1 for costs, 0 where a label may be either: "Sales returns", "Sales and marketing". */
function sideOfName(label: string): 1 | -1 | 0 {
  const mark = markOfRow(label);
  if (mark === "added" || mark === "taken_off") return mark === "added" ? 1 : -1;
  if (TAKEN_OFF.test(label)) return 0;
  if (COSTS.test(label)) return -1;
  return INCOME.test(label) ? 1 : 0;
}

/** -1 for an account of a section of costs that starts within the parts. Closing inventories are deducted in it. */
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
 * Whether rows are accounts of one side by their section. Among costs of one period, some less others equal another one
 * by chance.
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
 * Whether a match in one period may be chance: some of many accounts less others. One less the rest, or all but the
 * last less the last, are usual (net sales, cost of sales).
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
