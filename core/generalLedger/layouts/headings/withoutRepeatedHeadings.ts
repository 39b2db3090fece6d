import type { RowReader } from "../RowReader.ts";

/** A reader that passes over rows that are its headings again, as on each page of a print or in files put together. */
export function withoutRepeatedHeadings(reader: RowReader, headings: readonly string[]): RowReader {
  const written = headings.map((cell) => cell.trim());
  const [first = ""] = written;
  const areHeadings = (cells: readonly string[]) =>
    (cells[0] ?? "").trim() === first &&
    written.every((word, at) => word === (cells[at] ?? "").trim());
  return {
    ...reader,
    take: (row, cells) => {
      if (!areHeadings(cells)) reader.take(row, cells);
    },
  };
}
