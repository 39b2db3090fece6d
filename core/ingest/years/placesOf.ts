import { isCodedByName } from "../../text/accountLabel.ts";
import type { AccountRow, TrialBalanceRow } from "../rows.ts";

/** Finds the row of this year for an account of last year's file. */
export type AccountPlaces = {
  /** The index of the row; null where there is none. */
  of: (before: AccountRow) => number | null;
  note: (row: AccountRow, at: number) => void;
};

/**
 * Matches accounts by code. Without codes, an account may be keyed by its name in one year and by section and name in
 * the other (because the name was repeated), so both are tried. Of several rows with one code, the same section comes
 * first, then the same side.
 */
export function placesOf(rows: readonly AccountRow[]): AccountPlaces {
  const byCode = new Map<string, number[]>();
  const bySection = new Map<string, number[]>();
  const inRows: AccountRow[] = [];
  const note = (row: AccountRow, at: number) => {
    inRows[at] = row;
    addTo(byCode, keyOf(row), at);
    if (isCodedByName(row.code, row.name)) addTo(bySection, sectionKey(row), at);
  };
  rows.forEach(note);
  const of = (before: AccountRow): number | null => {
    const same = byCode.get(keyOf(before));
    if (same !== undefined) return closest(same, before, inRows);
    const named = isCodedByName(before.code, before.name)
      ? bySection.get(sectionKey(before))
      : undefined;
    return named?.length === 1 ? (named[0] ?? null) : null;
  };
  return { of, note };
}

function closest(
  places: readonly number[],
  before: AccountRow,
  rows: readonly AccountRow[],
): number | null {
  const found = (isSame: (row: AccountRow) => boolean) =>
    places.find((at) => {
      const row = rows[at];
      return row !== undefined && isSame(row);
    });
  return (
    found((row) => row.type === before.type && sideOf(row) === sideOf(before)) ??
    found((row) => sideOf(row) === sideOf(before)) ??
    found((row) => row.type === before.type) ??
    places[0] ??
    null
  );
}

/** The side of a balance, where the row shows it. */
function sideOf(row: AccountRow): string {
  if (row.positiveSide !== undefined) return row.positiveSide;
  const { currentDebit = 0n, currentCredit = 0n }: Partial<TrialBalanceRow> = row;
  if (currentDebit === currentCredit) return "";
  return currentDebit > currentCredit ? "debit" : "credit";
}

function addTo(places: Map<string, number[]>, key: string, at: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [at]);
  else known.push(at);
}

function keyOf({ code, entity, isElimination }: AccountRow): string {
  return [code, entity ?? "", String(isElimination)].join("\u0000");
}

function sectionKey({ name, path = [], type, entity, isElimination }: AccountRow): string {
  return [name, path[0] ?? type, entity ?? "", String(isElimination)].join("\u0000");
}
