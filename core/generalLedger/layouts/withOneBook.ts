import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { problem } from "../../problem/Problem.ts";
import { listSome } from "../../text/listSome.ts";
import { type RowReader, type TakeRow, takingTexts } from "./RowReader.ts";

/**
 * A reader that refuses entries of several sets of books in one file: a company that also keeps books for tax has
 * each entry in both, and together they count twice.
 */
export function withOneBook(reader: RowReader, headings: readonly string[]): RowReader {
  const column = headings.findIndex((heading) => BOOKS.has(normaliseHeading(heading)));
  if (column < 0) return reader;
  const books = new Set<string>();
  const take: TakeRow = (row, cells) => {
    const book = (cells[column] ?? "").trim();
    if (book !== "") books.add(book);
    reader.take(row, cells);
  };
  return {
    ...takingTexts(reader, take),
    end: () => {
      if (books.size < 2) return reader.end();
      const where = { column: (headings[column] ?? "").trim(), value: listSome([...books], MOST) };
      return [problem("ledger_several_books", where)];
    },
  };
}

const MOST = 5;
/** What NetSuite, SAP and Dynamics call the sets of books that they keep beside each other. */
const BOOKS: ReadonlySet<string> = new Set([
  "accounting book",
  "ledger group",
  "posting layer",
  "book type",
  "book code",
  "set of books",
  "accounting principle",
  "rldnr",
]);
