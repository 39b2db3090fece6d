import { note } from "../problem/ProblemList.ts";
import { type FileRows, placeAt } from "./FileRows.ts";
import type { AccountRow } from "./rows.ts";

/**
 * Refuses a file that holds all its accounts twice, one half beneath the other or each row beside its
 * copy: debits still equal credits, and every figure of the statement would be doubled.
 */
export function checkRepetition(file: FileRows, rows: readonly AccountRow[]): void {
  const half = rows.length / 2;
  if (!Number.isInteger(half) || half < FEWEST) return;
  const isBeneath = areSame(rows, half, (at) => [at, at + half]);
  if (!isBeneath && !areSame(rows, half, (at) => [2 * at, 2 * at + 1])) return;
  const repeated = isBeneath ? half : 1;
  note(file.problems, "rows_repeated", {
    ...placeAt(file, "name", repeated),
    value: String(half),
    expected: String(rows[0]?.row ?? 0),
  });
}

/** Fewer accounts may happen to be alike. */
const FEWEST = 3;

function areSame(
  rows: readonly AccountRow[],
  half: number,
  pairAt: (at: number) => readonly [number, number],
): boolean {
  for (let at = 0; at < half; at += 1) {
    const [one, other] = pairAt(at).map((place) => rows[place]);
    if (!one || !other || !isSame(one, other)) return false;
  }
  return true;
}

function isSame(one: AccountRow, other: AccountRow): boolean {
  const isNamedAlike =
    one.code === other.code && one.name === other.name && one.entity === other.entity;
  return isNamedAlike && amountsOf(one) === amountsOf(other);
}

function amountsOf(row: AccountRow): string {
  return Object.values(row)
    .filter((value) => typeof value === "bigint")
    .join(" ");
}
