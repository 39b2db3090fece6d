import type { TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { areSame, isNothing, isTelling } from "../balances/balanceUnits.ts";
import { ADJUSTMENTS } from "../balances/isOfAdjustments.ts";
import type { HeadedColumn } from "./amountHeadings.ts";

type Pair = { columns: readonly [HeadedColumn, HeadedColumn]; net: readonly number[] };

/**
 * Finds debit and credit columns of several companies beside each other, without dates. Each pair balances; no pair
 * repeats another or is the total of the others (as opening, movement and closing would), and no other pair is beside
 * them. Empty where there are none.
 */
export function pairsOfOwners(
  columns: readonly HeadedColumn[],
  rows: readonly TableRow[],
): readonly HeadedColumn[] {
  const found = columns.flatMap((debit, at): Pair[] => {
    const credit = columns[at + 1];
    if (credit === undefined || !isPair(debit, credit)) return [];
    const amounts = (index: number) => rows.map(({ cells }) => nearAmount(cells[index] ?? ""));
    const credits = amounts(credit.index);
    const net = amounts(debit.index).map((amount, row) => amount - (credits[row] ?? 0));
    return [{ columns: [debit, credit], net }];
  });
  const isOwned = ({ columns: [{ owner }] }: Pair) => owner !== "";
  const pairs = found.filter(isOwned);
  const owners = new Set(pairs.map(({ columns: [{ owner }] }) => owner));
  const areOwn = pairs.length > 1 && owners.size === pairs.length;
  const isWhole = (pair: Pair) => !isOwned(pair) && isOfOthers(pair.net, pairs);
  if (found.some(isWhole)) return [];
  const isEach = ({ net }: Pair) => isNothing(net) && isTelling(net) && !isOfOthers(net, pairs);
  return areOwn && pairs.every(isEach) ? pairs.flatMap((pair) => pair.columns) : [];
}

function isPair(debit: HeadedColumn, credit: HeadedColumn): boolean {
  const areSides = debit.kind.includes("debit") && credit.kind.includes("credit");
  return debit.owner === credit.owner && areSides && !ADJUSTMENTS.test(debit.owner);
}

/** Whether a pair equals another one, or the total of all others. */
function isOfOthers(net: readonly number[], pairs: readonly Pair[]): boolean {
  const others = pairs.filter((pair) => pair.net !== net).map((pair) => pair.net);
  const sums = net.map((_, row) => others.reduce((sum, other) => sum + (other[row] ?? 0), 0));
  return areSame(net, sums) || others.some((other) => areSame(net, other));
}
