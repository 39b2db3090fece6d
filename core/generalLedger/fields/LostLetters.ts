import { type LedgerParts, placeOf, type RowPlace } from "../store/LedgerParts.ts";

/** Rows in which letters were lost before the file came here. */
export type LostLetters = {
  parts: LedgerParts;
  count: number;
  first: RowPlace | null;
  latest: number;
};

/** No letter was missed yet. */
export function newLostLetters(parts: LedgerParts): LostLetters {
  return { parts, count: 0, first: null, latest: 0 };
}

/** What stands for a letter that some program could not read. */
const LOST = "\ufffd";

/** Notes the row of a text that lost letters, each row once. */
export function watchLetters(lost: LostLetters, text: string, row: number): void {
  if (row === 0 || row === lost.latest || !text.includes(LOST)) return;
  lost.count += 1;
  lost.latest = row;
  const place = placeOf(lost.parts, row);
  if (lost.first === null || isBefore(place, lost.first)) lost.first = place;
}

/** Of one part the earlier row; parts are read in their order. */
function isBefore(one: RowPlace, other: RowPlace): boolean {
  return one.fileName === other.fileName && one.sheet === other.sheet && one.row < other.row;
}
