import { note } from "../problem/ProblemList.ts";
import type { LedgerEntries } from "./entries/LedgerEntries.ts";
import { dayOfFiles } from "./store/dayOfFiles.ts";

/**
 * Notes the whole months of the calendar between the files of a ledger in which none of them has a line: one
 * of them may be missing, and nothing else tells it where no file states what it opens or closes with.
 */
export function noteSilentMonths({ assembly, days }: LedgerEntries): void {
  const firstDayOf = dayOfFiles(assembly, days, "first");
  const lastDayOf = dayOfFiles(assembly, days, "last");
  const spans = assembly.parts.ended
    .map((_, file) => ({ first: monthOf(firstDayOf(file)), last: monthOf(lastDayOf(file)) }))
    .filter(({ first }) => first > 0)
    .sort((one, other) => one.first - other.first);
  let known = spans[0]?.last ?? 0;
  for (const { first, last } of spans) {
    if (first > known + 1) {
      const [value, expected] = [nameOf(known + 1), nameOf(first - 1)];
      note(assembly.warnings, "ledger_months_silent", { value, expected });
    }
    known = Math.max(known, last);
  }
}

/** Months counted through; nought for no day. */
function monthOf(day: number): number {
  return Math.floor(day / 10_000) * 12 + (Math.floor(day / 100) % 100);
}

function nameOf(month: number): string {
  const year = Math.floor((month - 1) / 12);
  return `${year}-${String(month - 12 * year).padStart(2, "0")}`;
}
