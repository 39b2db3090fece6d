import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { Reading } from "./chooseReading.ts";

/** An account that may be a result: it equals one account less another. */
export type KeptResult = {
  result: StatementItem;
  income: StatementItem;
  costs: StatementItem;
};

/**
 * Finds accounts of a profit and loss that are named results and equal another account less a third, where all three
 * count as accounts. If income and costs are counted twice and their difference deducted once, the profit is right and
 * no total differs, but every line is doubled.
 */
export function keptResults(
  items: readonly StatementItem[],
  { reduction, end }: Reading,
): readonly KeptResult[] {
  // Rows below the profit of the year do not count, such as two kinds of earnings per share
  const counted = [...reduction.paths.keys()].filter((at) => end === null || at < end.item);
  const accounts = counted.flatMap((at) => items[at] ?? []);
  const filled = accounts.filter(({ amounts }) => amounts?.some((amount) => amount));
  const open = filled.filter(({ words, said }) => words !== "plain" && said === undefined);
  const incomes = [...new Set([...filled.slice(0, 1), ...open])];
  const byAmount = Map.groupBy(open, amountOf);
  return open.flatMap((result) => {
    for (const income of incomes) {
      const between = amountOf(income) - amountOf(result);
      const perhaps = [between, -between].flatMap((amount) => byAmount.get(amount) ?? []);
      const costs = perhaps.find((other) => isLess(result, income, other));
      if (costs) return [{ result, income, costs }];
    }
    return beforeItsCosts(result, filled, items, reduction) ?? [];
  });
}

/** The amount in the first column, for looking up costs quickly. */
function amountOf({ amounts }: StatementItem): bigint {
  return amounts?.[0] ?? 0n;
}

/** Longer runs of costs have a subtotal in the file. */
const MOST_BENEATH = 8;

/**
 * A result printed above its costs, as by data services ("Gross profit", "Operating income", "Operating expenses"): a
 * sum above it less the accounts directly below it.
 */
function beforeItsCosts(
  result: StatementItem,
  accounts: readonly StatementItem[],
  items: readonly StatementItem[],
  { sums }: Reading["reduction"],
): KeptResult | null {
  const at = accounts.indexOf(result);
  const beneath = accounts.slice(at + 1, at + 1 + MOST_BENEATH);
  const [costs] = beneath;
  const above = sums.flatMap(({ item }) => items[item] ?? []).filter(({ row }) => row < result.row);
  const income = above.toSorted((one, other) => one.row - other.row).at(-1);
  if (costs === undefined || income === undefined || !OF_RESULT.test(result.label)) return null;
  const isMet = [...beneath.keys()].some((last) =>
    isLess(result, income, added(beneath.slice(0, last + 1), costs)),
  );
  return isMet ? { result, income, costs } : null;
}

/** Labels of such results; "Other income" may equal a difference by chance. */
const OF_RESULT =
  /^(?:(?:gross|net|operating|trading|pre-?tax) (?:operating )?(?:profit|income|earnings|result)|income from operations|ebitd?a?)\b/i;

/** The first row with the total amounts of several rows. */
function added(rows: readonly StatementItem[], first: StatementItem): StatementItem {
  const columns = [...(first.amounts ?? []).keys()];
  const sumOf = (column: number) =>
    rows.reduce<Minor>((sum, { amounts }) => sum + (amounts?.[column] ?? 0n), 0n);
  return { ...first, amounts: columns.map(sumOf) };
}

function isLess(result: StatementItem, income: StatementItem, costs: StatementItem): boolean {
  if (new Set([result, income, costs]).size < 3) return false;
  const at = ({ amounts }: StatementItem, column: number): Minor => amounts?.[column] ?? 0n;
  const columns = [...(result.amounts ?? []).keys()];
  const isMet = (sign: 1n | -1n) =>
    columns.every((column) => at(result, column) === at(income, column) + sign * at(costs, column));
  return isMet(-1n) || isMet(1n);
}
