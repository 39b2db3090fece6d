/** Rows in which letters were lost before the file came here. */
export type LostLetters = { count: number; first: number; latest: number };

/** No letter was missed yet. */
export function newLostLetters(): LostLetters {
  return { count: 0, first: 0, latest: 0 };
}

/** What stands for a letter that some program could not read. */
const LOST = "\ufffd";

/** Notes the row of a text that lost letters, each row once. */
export function watchLetters(lost: LostLetters, text: string, row: number): void {
  if (row === 0 || row === lost.latest || !text.includes(LOST)) return;
  lost.count += 1;
  lost.latest = row;
  if (lost.first === 0 || row < lost.first) lost.first = row;
}
