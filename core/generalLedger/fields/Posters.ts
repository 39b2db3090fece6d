import { shorten } from "../../text/shorten.ts";
import { firstLineOf, type LedgerEntries } from "../entries/LedgerEntries.ts";
import { type NameList, nameNumber, newNameList } from "../store/NameList.ts";
import { at, type NumberColumn, newIntColumn, push } from "../store/NumberColumn.ts";

/** Who posted the lines of a ledger, as far as its file says. */
export type Posters = {
  /** The first is nobody. */
  names: NameList;
  /** The number of the name, by line; shorter than the lines where no more is told. */
  ofLine: NumberColumn;
};

/** A person, or a program, who posted entries. */
export type Poster = { name: string; entryCount: number };

/** Nobody was told yet. */
export function newPosters(): Posters {
  const names = newNameList();
  nameNumber(names, "");
  return { names, ofLine: newIntColumn() };
}

/** Notes who posted a line. */
export function notePoster({ names, ofLine }: Posters, line: number, name: string): void {
  while (ofLine.length < line) push(ofLine, 0);
  push(ofLine, nameNumber(names, name));
}

/** Who posted a line; "" where the file does not say. */
export function posterOf({ names, ofLine }: Posters, line: number): string {
  return shorten(names.names[at(ofLine, line)] ?? "");
}

/** Whoever posted most; there are as many more as the count says. */
const MOST_NAMED = 20;

/** Who posted how many of these entries, whoever posted most first; nothing where the file does not say. */
export function tellPosters(
  entries: LedgerEntries,
  chosen: Int32Array,
): { posters: readonly Poster[]; posterCount: number } | null {
  const { names, ofLine } = entries.assembly.posters;
  if (ofLine.length === 0) return null;
  const counts = new Float64Array(names.names.length);
  for (const entry of chosen) {
    const number = at(ofLine, firstLineOf(entries, entry));
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const told = names.names
    .map((name, number) => ({ name: shorten(name), entryCount: counts[number] ?? 0 }))
    .filter(({ name, entryCount }) => name !== "" && entryCount > 0)
    .toSorted((one, other) => other.entryCount - one.entryCount);
  return told.length === 0
    ? null
    : { posters: told.slice(0, MOST_NAMED), posterCount: told.length };
}

const PROGRAMS =
  /\b(?:system|batch|auto(?:matic)?|api|import(?:er)?|scheduler|scheduled|job|bot|service|interface|sync|integration|cron|daemon)\b/i;

/** Whether a name is that of a program, whose entries are none by hand. */
export function isProgram(name: string): boolean {
  return PROGRAMS.test(name.slice(0, LONGEST).replaceAll("_", " "));
}

const LONGEST = 100;
