import { divideRounded } from "../../money/divideRounded.ts";
import { PARTS } from "../cells/RoundedCell.ts";
import { type FileRows, textsOf } from "../FileRows.ts";

type SignAt = (at: number) => 1n | -1n;

/**
 * Finds the side of each row of a balance sheet by its unrounded amounts: signed amounts that add up to zero, kinds of
 * account with equal totals, or a first and a second half with equal totals. Null when none of these balances.
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

/** Less than half a minor unit, as left over by floating point sums in spreadsheets. */
function isNothing(amount: bigint): boolean {
  return divideRounded(amount, PARTS) === 0n;
}

const MOST_TYPES = 12;

/** Tries each set of account types ("Fixed assets", "Bank") as the debit side. */
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

/** Reports list assets first: tries each row as the last asset. */
function signsByPosition(exact: readonly bigint[], total: bigint): SignAt | null {
  let above = 0n;
  for (let at = 0; at < exact.length - 1; at += 1) {
    above += exact[at] ?? 0n;
    if (above !== 0n && isNothing(total - 2n * above)) return (row) => (row <= at ? 1n : -1n);
  }
  return null;
}
