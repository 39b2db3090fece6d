import { shorten } from "../../text/shorten.ts";
import { type NameList, nameNumber, newNameList } from "../store/NameList.ts";
import { at, type NumberColumn, newIntColumn, push } from "../store/NumberColumn.ts";

/** Who posted the lines of a ledger, as far as its file says. */
export type Posters = {
  /** The first is nobody. */
  names: NameList;
  /** The number of the name, by line; shorter than the lines where no more is told. */
  ofLine: NumberColumn;
};

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

const PROGRAMS =
  /\b(?:system|batch|auto(?:matic)?|api|import(?:er)?|scheduler|scheduled|job|bot|service|interface|sync|integration|cron|daemon)\b/i;

/** Whether a name is that of a program, whose entries are none by hand. */
export function isProgram(name: string): boolean {
  return PROGRAMS.test(name.slice(0, LONGEST).replaceAll("_", " "));
}

const LONGEST = 100;
