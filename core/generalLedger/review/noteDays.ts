import { note } from "../../problem/ProblemList.ts";
import { type LedgerEntries, linesOf } from "../entries/LedgerEntries.ts";
import type { SortedEntries } from "../sortOutEntries.ts";
import { placeOfLine, type RowPlace } from "../store/LedgerParts.ts";
import { at } from "../store/NumberColumn.ts";
import { noteMoreThanYear } from "./noteMoreThanYear.ts";

/** Notes what the days of the entries leave open; of a period that was told its length is not. */
export function noteDays(entries: LedgerEntries, parts: SortedEntries, isStated: boolean): void {
  noteLinesOutside(entries, parts);
  if (isStated) return;
  noteMoreThanYear(parts.period, entries.assembly.warnings);
  noteBeforeOpening(entries, parts);
}

/** Notes entries of the period that have lines dated outside it: one of their days may be mistyped. */
function noteLinesOutside(entries: LedgerEntries, { chosen, period }: SortedEntries): void {
  const isOutside = (date: string) => date !== "" && (date < period.start || date > period.end);
  noteDated(entries, chosen, isOutside, {
    code: "ledger_lines_outside",
    expected: `${period.start} to ${period.end}`,
  });
}

/** Notes entries that are dated before all that carries balances in: these would be of a day within the year. */
function noteBeforeOpening(entries: LedgerEntries, { chosen, openings }: SortedEntries): void {
  const { isoDates, assembly } = entries;
  let opened = "";
  for (const entry of openings)
    for (const line of linesOf(entries, entry)) {
      const date = isoDates[at(assembly.lines.date, line)] ?? "";
      if (date !== "" && (opened === "" || date < opened)) opened = date;
    }
  if (opened === "") return;
  const isBefore = (date: string) => date !== "" && date < opened;
  noteDated(entries, chosen, isBefore, { code: "ledger_before_opening", expected: opened });
}

type Said = { code: "ledger_lines_outside" | "ledger_before_opening"; expected: string };

/** Notes how many entries have a line on one of the wanted days; nearly no ledger has such a day. */
function noteDated(
  entries: LedgerEntries,
  chosen: Int32Array,
  isWanted: (date: string) => boolean,
  { code, expected }: Said,
): void {
  const { isoDates, assembly } = entries;
  const { lines, parts, warnings } = assembly;
  const wanted = isoDates.map(isWanted);
  if (!wanted.includes(true)) return;
  let count = 0;
  let first: RowPlace | null = null;
  for (const entry of chosen) {
    const line = linesOf(entries, entry).find((own) => wanted[at(lines.date, own)] === true);
    if (line === undefined) continue;
    first ??= placeOfLine(parts, line, at(lines.row, line));
    count += 1;
  }
  if (count > 0) note(warnings, code, { value: String(count), expected, ...first });
}
