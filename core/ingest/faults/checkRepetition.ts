import { note } from "../../problem/ProblemList.ts";
import { type FileRows, placeAt } from "../FileRows.ts";
import type { AccountRow } from "../rows.ts";

/**
 * Refuses a file that holds all its accounts twice, one half beneath the other or each row beside its
 * copy: debits still equal credits, and every figure of the statement would be doubled. A statement whose accounts
 * stand beneath each other with other amounts is of several periods, which nobody can add up.
 */
export function checkRepetition(file: FileRows, rows: readonly AccountRow[]): void {
  const half = rows.length / 2;
  const isEven = Number.isInteger(half) && half >= FEWEST;
  const isBeneath = isEven && areSame(rows, half, (at) => [at, at + half]);
  if (!isBeneath && !(isEven && areSame(rows, half, (at) => [2 * at, 2 * at + 1]))) {
    checkBlocks(file, rows);
    return;
  }
  const repeated = isBeneath ? half : 1;
  note(file.problems, "rows_repeated", {
    ...placeAt(file, "name", repeated),
    value: String(half),
    expected: String(rows[0]?.row ?? 0),
  });
}

/** A profit and loss or a balance sheet whose accounts come back in the same order, in blocks of one length. */
function checkBlocks(file: FileRows, rows: readonly AccountRow[]): void {
  if (file.fileType === "trial_balance") return;
  const first = rows[0];
  const length = first ? rows.findIndex((row, at) => at > 0 && isNamedAlike(row, first)) : -1;
  if (length < FEWEST || rows.length % length !== 0) return;
  const areAlike = rows.every((row, at) => {
    const inFirst = rows[at % length];
    return inFirst !== undefined && isNamedAlike(row, inFirst);
  });
  if (!areAlike) return;
  note(file.problems, "rows_in_blocks", {
    ...placeAt(file, "name", length),
    value: String(rows.length / length),
    expected: String(length),
  });
}

/** Whether two rows are of one account: under other headings they would be two. */
function isNamedAlike(one: AccountRow, other: AccountRow): boolean {
  const isOfPath = (one.path ?? []).join("\n") === (other.path ?? []).join("\n");
  return (
    isOfPath && one.code === other.code && one.name === other.name && one.entity === other.entity
  );
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
  const isAlike = one.code === other.code && one.name === other.name && one.entity === other.entity;
  return isAlike && amountsOf(one) === amountsOf(other);
}

function amountsOf(row: AccountRow): string {
  return Object.values(row)
    .filter((value) => typeof value === "bigint")
    .join(" ");
}
