import { divideRounded } from "../money/divideRounded.ts";
import { formatMinor } from "../money/formatMinor.ts";
import { type Minor, sum } from "../money/Minor.ts";
import { note } from "../problem/ProblemList.ts";
import { type FileRows, placeAt, textAt, textsOf } from "./FileRows.ts";
import { PARTS } from "./RoundedCell.ts";
import type { ReadAmounts } from "./settleAmounts.ts";

/** A column of amounts, and the side on which each of its rows counts in a sum. */
export type BalanceSide = { field: string; signAt: (at: number) => 1n | -1n };

/**
 * Rounds so that what balances before rounding balances after it: the amounts that rounding moved
 * furthest the wrong way take a cent each, by account where that leaves a choice, so that the order
 * of the rows plays no part. Each entity keeps its own balance, then the file its whole.
 */
export function keepBalance(file: FileRows, sides: readonly BalanceSide[]): FileRows {
  const cells = roundedCells(file, sides);
  if (cells.length === 0) return file;
  const amounts = new Map(
    sides.map(({ field }) => [field, [...(file.amounts.get(field)?.amounts ?? [])]]),
  );
  if (file.columns.has("entity")) {
    const sums = sumsBy(textsOf(file, "entity"), sides, amounts);
    for (const [entity, own] of byEntity(cells)) settle(file, amounts, own, sums.get(entity) ?? 0n);
  }
  settle(file, amounts, cells, sumsBy(() => "", sides, amounts).get("") ?? 0n);
  return { ...file, amounts: new Map([...file.amounts].map(withSettled(amounts))) };
}

type Amounts = ReadonlyMap<string, Minor[]>;

/** An amount that was rounded, and by how many parts too large that makes the sum of all sides. */
type Cell = {
  field: string;
  at: number;
  sign: 1n | -1n;
  excess: bigint;
  entity: string;
  /** What tells it from cells that were rounded as far, whatever the order of the rows. */
  key: string;
};

function roundedCells(file: FileRows, sides: readonly BalanceSide[]): Cell[] {
  return sides.flatMap(({ field, signAt }) => {
    const column = file.amounts.get(field);
    return (column?.rounded ?? []).map(({ at, excess }): Cell => {
      const entity = textAt(file, "entity", at);
      const words = [textAt(file, "code", at), textAt(file, "name", at), entity, field];
      const key = [...words, String(column?.amounts[at] ?? 0n)].join("\u0000");
      return { field, at, sign: signAt(at), excess: excess * signAt(at), entity, key };
    });
  });
}

function byEntity(cells: readonly Cell[]): Map<string, Cell[]> {
  const groups = new Map<string, Cell[]>();
  for (const cell of cells) {
    const group = groups.get(cell.entity);
    if (group) group.push(cell);
    else groups.set(cell.entity, [cell]);
  }
  return groups;
}

function sumsBy(
  groupAt: (at: number) => string,
  sides: readonly BalanceSide[],
  amounts: Amounts,
): Map<string, Minor> {
  const sums = new Map<string, Minor>();
  for (const { field, signAt } of sides) {
    amounts.get(field)?.forEach((amount, at) => {
      sums.set(groupAt(at), (sums.get(groupAt(at)) ?? 0n) + signAt(at) * amount);
    });
  }
  return sums;
}

/** Brings a sum of rounded amounts to its exact value, rounded once. */
function settle(file: FileRows, amounts: Amounts, cells: readonly Cell[], rounded: Minor): void {
  const excess = cells.reduce((total, cell) => total + cell.excess, 0n);
  const missing = divideRounded(rounded * PARTS - excess, PARTS) - rounded;
  if (missing === 0n) return;
  const step = missing > 0n ? 1n : -1n;
  const most = Number(missing * step);
  for (const cell of cells.toSorted(byExcess(step)).slice(0, most)) {
    moveCent(file, amounts, cell, step * cell.sign);
    cell.excess += step * PARTS;
  }
}

/** Those first that were rounded furthest against the direction of the step. */
function byExcess(step: bigint): (left: Cell, right: Cell) => number {
  return (left, right) => {
    if (left.excess !== right.excess) return left.excess * step < right.excess * step ? -1 : 1;
    if (left.key === right.key) return 0;
    return left.key < right.key ? -1 : 1;
  };
}

function moveCent(file: FileRows, amounts: Amounts, { field, at }: Cell, cent: bigint): void {
  const column = amounts.get(field);
  const before = column?.[at];
  if (column === undefined || before === undefined) return;
  column[at] = before + cent;
  note(file.warnings, "rounded_to_balance", {
    ...placeAt(file, field, at),
    account: textAt(file, "code", at) || textAt(file, "name", at),
    value: formatMinor(before + cent),
    expected: formatMinor(before),
  });
}

function withSettled(amounts: Amounts) {
  return ([field, column]: [string, ReadAmounts]): [string, ReadAmounts] => {
    const settled = amounts.get(field);
    return [field, settled ? { ...column, amounts: settled, total: sum(settled) } : column];
  };
}
