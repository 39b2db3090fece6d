import { note } from "../../problem/ProblemList.ts";
import { dateOfEntry, dayNumber, type LedgerEntries } from "../entries/LedgerEntries.ts";
import { daysOf } from "../Period.ts";
import { at } from "../store/NumberColumn.ts";
import { missingMonthEndAccount } from "./missingMonthEndAccount.ts";

/** So many days have a rhythm by which one may be missed. */
const FEWEST_DAYS = 12;
/** Many books rest for a week. */
const LEAST_DAYS = 7;

/**
 * Notes that a ledger ends before the day that it is to run to: longer without an entry than anywhere
 * before, or without what it has at the end of every other month, as where a file was cut between two
 * entries. That alone proves nothing: a business may rest.
 */
export function noteEarlyEnd(
  entries: LedgerEntries,
  chosen: Int32Array,
  lastDay: string | undefined,
): void {
  if (lastDay === undefined || lastDay === "") return;
  const dates = [...new Set(Array.from(chosen, (entry) => dateOfEntry(entries, entry)))].sort();
  const last = dates.at(-1) ?? "";
  if (dates.length < FEWEST_DAYS || last >= lastDay || goesOn(entries, lastDay)) return;
  const gaps = dates.slice(1).map((date, place) => daysBetween(dates[place] ?? date, date));
  const withoutEntries = daysBetween(last, lastDay);
  const where = { value: last, expected: lastDay };
  const { warnings } = entries.assembly;
  if (withoutEntries >= LEAST_DAYS && withoutEntries > Math.max(...gaps)) {
    note(warnings, "ledger_ends_early", where);
    return;
  }
  const account = missingMonthEndAccount(entries, chosen, where);
  if (account !== null) note(warnings, "ledger_month_end_missing", { ...where, account });
}

/** Entries after the day show that the file was not cut before it. */
function goesOn({ assembly: { lines }, days }: LedgerEntries, lastDay: string): boolean {
  const end = dayNumber(lastDay);
  for (let line = 0; line < lines.row.length; line += 1)
    if ((days[at(lines.date, line)] ?? 0) > end) return true;
  return false;
}

function daysBetween(start: string, end: string): number {
  return daysOf({ start, end }) - 1;
}
