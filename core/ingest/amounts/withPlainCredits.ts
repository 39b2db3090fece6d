import type { FileRows } from "../FileRows.ts";
import type { ReadAmounts } from "./decideAmounts.ts";

const SIDES = [
  ["currentDebit", "currentCredit"],
  ["priorDebit", "priorCredit"],
] as const;

/**
 * Makes credits positive in a trial balance whose credit column is negative: its sum is minus the debits, or all
 * credits are negative.
 */
export function withPlainCredits(file: FileRows): FileRows {
  if (file.fileType !== "trial_balance") return file;
  const amounts = new Map(file.amounts);
  for (const [debit, credit] of SIDES) {
    const [debits, credits] = [amounts.get(debit), amounts.get(credit)];
    if (debits && credits && areSigned(debits, credits)) amounts.set(credit, turned(credits));
  }
  return { ...file, amounts };
}

/** Fewer negative credits may be reversed debits. */
const FEWEST_SIGNED = 3;

function areSigned(debits: ReadAmounts, credits: ReadAmounts): boolean {
  if (credits.total >= 0n || debits.total <= 0n) return false;
  if (credits.total === -debits.total) return true;
  const written = credits.amounts.filter((amount) => amount !== 0n);
  return written.length >= FEWEST_SIGNED && written.every((amount) => amount < 0n);
}

function turned({ amounts, total, rounded }: ReadAmounts): ReadAmounts {
  return {
    amounts: amounts.map((amount) => -amount),
    total: -total,
    rounded: rounded.map((cell) => ({ ...cell, excess: -cell.excess })),
  };
}
