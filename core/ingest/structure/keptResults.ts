import type { Minor } from "../../money/Minor.ts";
import type { Reading } from "./chooseReading.ts";
import type { StatementItem } from "./StatementItem.ts";

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
  return open.flatMap((result) => {
    for (const income of incomes)
      for (const costs of open)
        if (isLess(result, income, costs)) return [{ result, income, costs }];
    return [];
  });
}

function isLess(result: StatementItem, income: StatementItem, costs: StatementItem): boolean {
  if (new Set([result, income, costs]).size < 3) return false;
  const at = ({ amounts }: StatementItem, column: number): Minor => amounts?.[column] ?? 0n;
  const columns = [...(result.amounts ?? []).keys()];
  const isMet = (sign: 1n | -1n) =>
    columns.every((column) => at(result, column) === at(income, column) + sign * at(costs, column));
  return isMet(-1n) || isMet(1n);
}
