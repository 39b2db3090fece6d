import { divideRounded } from "../../money/divideRounded.ts";
import { PARTS } from "../cells/RoundedCell.ts";
import { type FileRows, textsOf } from "../FileRows.ts";

type SignAt = (at: number) => 1n | -1n;

/**
 * Finds on which side each row of a balance sheet counts, from its amounts before rounding: as they
 * are signed, by what kinds of account add up to the same, or by where the second half begins. Null
 * when the column balances in none of these ways.
 */
export function balancingSigns(file: FileRows, field: string): SignAt | null {
  const exact = exactAmounts(file, field);
  const total = exact.reduce((sum, amount) => sum + amount, 0n);
  if (isNothing(total)) return () => 1n;
  return signsByType(file, exact, total) ?? signsByPosition(exact, total);
}

function exactAmounts(file: FileRows, field: string): bigint[] {
  const { amounts = [], rounded = [] } = file.amounts.get(field) ?? {};
  const exact = amounts.map((amount) => amount * PARTS);
  for (const { at, excess } of rounded) exact[at] = (exact[at] ?? 0n) - excess;
  return exact;
}

/** Less than half a minor unit: what a spreadsheet's floats leave of a sum of zero. */
function isNothing(amount: bigint): boolean {
  return divideRounded(amount, PARTS) === 0n;
}

const MOST_TYPES = 12;

/** Some kinds of account ("Fixed assets", "Bank") add up to what the others do. */
function signsByType(file: FileRows, exact: readonly bigint[], total: bigint): SignAt | null {
  const typeAt = file.columns.has("type")
    ? textsOf(file, "type")
    : (at: number) => file.sections[at] ?? "";
  const sums = new Map<string, bigint>();
  exact.forEach((amount, at) => {
    sums.set(typeAt(at), (sums.get(typeAt(at)) ?? 0n) + amount);
  });
  if (sums.size > MOST_TYPES) return null;
  const types = [...sums.keys()].sort();
  for (let chosen = 1; chosen < 2 ** types.length - 1; chosen += 1) {
    const turned = new Set(types.filter((_, index) => (chosen >> index) & 1));
    const other = [...turned].reduce((sum, type) => sum + (sums.get(type) ?? 0n), 0n);
    if (isNothing(total - 2n * other)) return (at) => (turned.has(typeAt(at)) ? -1n : 1n);
  }
  return null;
}

/** A report lists assets first: the rows down to some row add up to what those below it do. */
function signsByPosition(exact: readonly bigint[], total: bigint): SignAt | null {
  let above = 0n;
  for (let at = 0; at < exact.length - 1; at += 1) {
    above += exact[at] ?? 0n;
    if (above !== 0n && isNothing(total - 2n * above)) return (row) => (row <= at ? 1n : -1n);
  }
  return null;
}
