import { divideRounded } from "../../money/divideRounded.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import type { Minor } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import { PARTS } from "../cells/RoundedCell.ts";
import { type FileRows, placeAt, textAt, textsOf } from "../FileRows.ts";
import type { ReadAmounts } from "./decideAmounts.ts";

type Sign = 1n | -1n;

/** A column of amounts with the sign of its rows in a sum: one for all, or one per row. */
export type BalanceSide = { field: string; sign: Sign | ((at: number) => Sign) };

/**
 * Rounds so that sums which balance before rounding also balance afterwards. The amounts with the largest rounding
 * error are adjusted by one cent each; ties are broken by account, so that the order of rows does not matter. Each
 * entity is balanced first, then the whole file.
 */
export function keepBalance(file: FileRows, sides: readonly BalanceSide[]): FileRows {
  const cells = roundedCells(file, sides);
  if (cells.length === 0) return file;
  const moves: Move[] = [];
  if (file.columns.has("entity")) {
    const sums = sumsByEntity(file, sides);
    for (const [entity, own] of byEntity(cells))
      moves.push(...shiftCents(file, own, sums.get(entity) ?? 0n));
  }
  const moved = moves.reduce((total, { cell, cent }) => total + cell.sign * cent, 0n);
  moves.push(...shiftCents(file, cells, sumOfSides(file, sides) + moved));
  return moves.length === 0 ? file : withMoves(file, moves);
}

/** A rounded amount, and the rounding error in the sum of all columns (positive: too large). */
type Cell = {
  field: string;
  at: number;
  sign: Sign;
  excess: bigint;
  entity: string;
};

/** A cent added to or taken from a rounded amount. */
type Move = { cell: Cell; cent: Minor };

function roundedCells(file: FileRows, sides: readonly BalanceSide[]): Cell[] {
  const entityAt = textsOf(file, "entity");
  return sides.flatMap(({ field, sign: side }) =>
    (file.amounts.get(field)?.rounded ?? []).map(({ at, excess }): Cell => {
      const sign = typeof side === "bigint" ? side : side(at);
      return { field, at, sign, excess: excess * sign, entity: entityAt(at) };
    }),
  );
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

/** The sum of the rounded amounts of all columns. */
function sumOfSides(file: FileRows, sides: readonly BalanceSide[]): Minor {
  return sides.reduce((sum, { field, sign }) => {
    const { amounts = [], total = 0n } = file.amounts.get(field) ?? {};
    if (typeof sign === "bigint") return sum + sign * total;
    return amounts.reduce((part, amount, at) => part + sign(at) * amount, sum);
  }, 0n);
}

function sumsByEntity(file: FileRows, sides: readonly BalanceSide[]): Map<string, Minor> {
  const entityAt = textsOf(file, "entity");
  const sums = new Map<string, Minor>();
  for (const { field, sign } of sides) {
    const { amounts = [] } = file.amounts.get(field) ?? {};
    amounts.forEach((amount, at) => {
      const counted = (typeof sign === "bigint" ? sign : sign(at)) * amount;
      sums.set(entityAt(at), (sums.get(entityAt(at)) ?? 0n) + counted);
    });
  }
  return sums;
}

/** The adjustments that make a sum of rounded amounts equal to the rounded exact sum. */
function shiftCents(file: FileRows, cells: readonly Cell[], rounded: Minor): Move[] {
  const excess = cells.reduce((total, cell) => total + cell.excess, 0n);
  const missing = divideRounded(rounded * PARTS - excess, PARTS) - rounded;
  if (missing === 0n) return [];
  const step = missing > 0n ? 1n : -1n;
  const most = Number(missing * step);
  const keyed = cells.map((cell) => ({ cell, excess: cell.excess, key: keyOf(file, cell) }));
  return keyed
    .sort(byExcess(step))
    .slice(0, most)
    .map(({ cell }) => {
      cell.excess += step * PARTS;
      return { cell, cent: step * cell.sign };
    });
}

/** The tie-breaking key of a cell, independent of the order of rows. */
function keyOf(file: FileRows, { field, at, entity }: Cell): string {
  const words = [textAt(file, "code", at), textAt(file, "name", at), entity, field];
  return [...words, String(file.amounts.get(field)?.amounts[at] ?? 0n)].join("\u0000");
}

type Keyed = { excess: bigint; key: string };

/** Orders cells by rounding error, the largest against the direction of the adjustment first. */
function byExcess(step: bigint): (left: Keyed, right: Keyed) => number {
  return (left, right) => {
    if (left.excess !== right.excess) return left.excess * step < right.excess * step ? -1 : 1;
    if (left.key === right.key) return 0;
    return left.key < right.key ? -1 : 1;
  };
}

function withMoves(file: FileRows, moves: readonly Move[]): FileRows {
  const amounts = new Map(file.amounts);
  for (const field of new Set(moves.map(({ cell }) => cell.field))) {
    const column = file.amounts.get(field);
    const own = moves.filter(({ cell }) => cell.field === field);
    if (column) amounts.set(field, moveCents(file, field, column, own));
  }
  return { ...file, amounts };
}

/** Applies the adjustments to a column and reports each of them. */
function moveCents(
  file: FileRows,
  field: string,
  column: ReadAmounts,
  moves: readonly Move[],
): ReadAmounts {
  const amounts = [...column.amounts];
  let { total } = column;
  for (const { cell, cent } of moves) {
    const before = amounts[cell.at] ?? 0n;
    amounts[cell.at] = before + cent;
    total += cent;
    note(file.warnings, "rounded_to_balance", {
      ...placeAt(file, field, cell.at),
      account: textAt(file, "code", cell.at) || textAt(file, "name", cell.at),
      value: formatMinor(before + cent, file.decimals),
      expected: formatMinor(before, file.decimals),
    });
  }
  return { ...column, amounts, total };
}
