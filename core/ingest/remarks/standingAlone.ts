import type { Table } from "../../table/Table.ts";
import { showText } from "../../text/showText.ts";

/** A line of words that stands alone: a title, a note, a line of a report about itself. */
export type LineAlone = { row: number; text: string };

const LONGEST = 160;

/** The lines that hold one cell of words, or two where `most` is two ("Department:" beside "Sales"). */
export function standingAlone({ rows }: Pick<Table, "rows">, most: 1 | 2 = 1): LineAlone[] {
  return rows.flatMap(({ row, cells }) => {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
    // Nearly every row is one of accounts and amounts
    if (filled.length === 0 || filled.length > most) return [];
    const text = showText(filled.join(" ")).replaceAll("\n", " ");
    return text.length <= LONGEST ? [{ row, text }] : [];
  });
}
