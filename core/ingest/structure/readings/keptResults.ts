import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { Reading } from "./chooseReading.ts";

/** A row that stays an account though it may be a result: what one account less another comes to. */
export type KeptResult = {
  result: StatementItem;
  income: StatementItem;
  costs: StatementItem;
};

/**
 * The accounts of a profit and loss called a result that are the first row, or one that may be a total, less another
 * that may be a total, where both are accounts as well. Income and costs counted twice, and their difference taken
 * off once, come to the right profit: no total of the file speaks against it, and every line is doubled.
 */
export function keptResults(
  items: readonly StatementItem[],
  { reduction, end }: Reading,
): readonly KeptResult[] {
  // Beneath the profit of the year stands what is no part of it: earnings per share of two kinds of operations
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

/** The amount in the first column, by which costs are looked up: of thousands of rows all may be called a result. */
function amountOf({ amounts }: StatementItem): bigint {
  return amounts?.[0] ?? 0n;
}

/** Costs in more rows than these are summed up by the file. */
const MOST_BENEATH = 8;

/**
 * A result that stands above the costs it is after ("Gross profit", "Operating income", "Operating expenses"), as data
 * services print it: what a sum above it less the accounts right beneath it comes to.
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

/** How such a result is called; "Other income" may be what it likes. */
const OF_RESULT =
  /^(?:(?:gross|net|operating|trading|pre-?tax) (?:operating )?(?:profit|income|earnings|result)|income from operations|ebitd?a?)\b/i;

/** The first of some rows with the amounts of all of them. */
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
