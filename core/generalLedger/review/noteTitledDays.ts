import { note } from "../../problem/ProblemList.ts";
import { dateOfEntry, entriesWhere, type LedgerEntries } from "../entries/LedgerEntries.ts";
import { daysOf, monthNumber } from "../Period.ts";

/** A year of weeks begins or ends some days from its months. */
const MOST_DAYS = 6;

/**
 * Notes where the days that the titles of a ledger say are not those of its entries: some are dated outside them, or
 * whole months at either end have none. The period stays that of the entries: a title may be of another export.
 */
export function noteTitledDays(entries: LedgerEntries, openings: ReadonlySet<number>): void {
  const { header, warnings } = entries.assembly;
  if (header.titled === undefined) return;
  const { start, end, words } = header.titled;
  const own = entriesWhere(entries, (entry) => !openings.has(entry));
  let [first, last, outside] = ["", "", 0];
  for (const entry of own) {
    const date = dateOfEntry(entries, entry);
    if (date === "") continue;
    if (first === "" || date < first) first = date;
    if (date > last) last = date;
    if (isAfter(start, date) || isAfter(date, end)) outside += 1;
  }
  if (last === "") return;
  const where = { account: words, expected: `${first} to ${last}` };
  if (outside > 0) note(warnings, "ledger_outside_title", { ...where, value: String(outside) });
  else if (monthNumber(first) > monthNumber(start) || monthNumber(last) < monthNumber(end))
    note(warnings, "ledger_shorter_than_title", where);
}

function isAfter(later: string, earlier: string): boolean {
  return later > earlier && daysOf({ start: earlier, end: later }) - 1 > MOST_DAYS;
}
