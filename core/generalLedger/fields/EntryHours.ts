import { note, type ProblemList } from "../../problem/ProblemList.ts";
import { type LedgerParts, placeOf, type RowPlace } from "../store/LedgerParts.ts";
import { ownText } from "../store/textOfBytes.ts";
import { isProgram } from "./Posters.ts";

/** The hours at which the entries of a ledger were entered, as far as the file says. */
export type EntryHours = {
  parts: LedgerParts;
  /** Entries with a time of day, and those of the night among them. */
  timed: number;
  nightly: number;
  /** Who entered those of the night, where the file says. */
  people: Set<string>;
  /** The first of the night: its row, and the time as the file writes it. */
  first: (RowPlace & { written: string }) | null;
  /** The latest entry: its lines follow each other. */
  latest: string | null;
};

/** No entry was read yet. */
export function newEntryHours(parts: LedgerParts): EntryHours {
  return { parts, timed: 0, nightly: 0, people: new Set(), first: null, latest: null };
}

const TIME = /(?:^|[ T])(\d{1,2}):(\d\d)(?::(\d\d))?/;
const [NIGHT_BEGINS, NIGHT_ENDS] = [22, 6];
const LONGEST = 40;

/** When a line was entered, and by whom where the file says. */
type Entered = { entered: string; postedBy: string; number: string; row: number };

/**
 * Counts when an entry was entered by hand; its further lines are passed over, and so is midnight, which
 * says no time.
 */
export function noteHour(hours: EntryHours, line: Entered): void {
  const { entered: written, number: entry, row } = line;
  if (written === "" || entry === hours.latest || isProgram(line.postedBy)) return;
  const cell = written.slice(0, LONGEST);
  const [, hour = "", minutes = "", seconds = ""] = TIME.exec(cell) ?? [];
  if (hour === "" || Number(`${hour}${minutes}${seconds}`) === 0) return;
  hours.latest = ownText(entry);
  hours.timed += 1;
  const ofDay = inDay(Number(hour), cell);
  if (ofDay >= NIGHT_ENDS && ofDay < NIGHT_BEGINS) return;
  hours.nightly += 1;
  if (line.postedBy !== "") hours.people.add(ownText(line.postedBy));
  hours.first ??= { ...placeOf(hours.parts, row), written: ownText(cell) };
}

function inDay(hour: number, cell: string): number {
  if (/pm\s*$/i.test(cell)) return (hour % 12) + 12;
  return /am\s*$/i.test(cell) ? hour % 12 : hour;
}

/** Where more are entered at night, it is a program's habit and says nothing of people. */
const MOST_NIGHTLY = 0.1;

/** The entries that were entered at night, where few were: how many, by how many people, the first one's row and time. */
export function nightOf({ timed, nightly, people, first }: EntryHours) {
  if (first === null || nightly > MOST_NIGHTLY * timed) return null;
  return { count: nightly, people: people.size, ...first };
}

/** Reports entries that were entered at night, where few were. */
export function noteHours(hours: EntryHours, warnings: ProblemList): void {
  const night = nightOf(hours);
  if (!night) return;
  const { count, people: _, written, ...place } = night;
  note(warnings, "ledger_odd_hours", { ...place, value: String(count), expected: written });
}
