import { expect, test } from "vitest";
import type { Place } from "../../problem/Place.ts";
import type { ProblemCode } from "../../problem/Problem.ts";
import { nothingLeft, type RowReader } from "./RowReader.ts";
import { withOneBook } from "./withOneBook.ts";
import { withoutUnposted } from "./withoutUnposted.ts";

type With = (reader: RowReader, headings: readonly string[], notes: Notes) => RowReader;
type Notes = [ProblemCode, Place][];

/** The amounts of rows that a reader takes, what is noted, and the problems it ends with. */
function read(withColumn: With, heading: string, cells: readonly string[]) {
  const taken: string[] = [];
  const notes: Notes = [];
  const reader: RowReader = {
    ...{ layout: { isByAccount: false, isOneYear: false }, firstData: 1, end: nothingLeft },
    take: (_, [, amount = ""]) => taken.push(amount),
    takeBytes: () => true,
  };
  const { take, takeBytes, end } = withColumn(reader, [heading, "Amount"], notes);
  for (const [at, cell] of cells.entries()) take(at + 2, [cell, String(at)]);
  return { taken, notes, problems: end(), takesBytes: takeBytes !== undefined };
}

const posted: With = (reader, headings, notes) =>
  withoutUnposted(reader, headings, { note: (...noted) => notes.push(noted) });

test("rows that a status keeps out of the books are passed over, and told with how it is written", () => {
  const found = read(posted, " Status ", ["Posted", " Draft ", "void", "Reversed"]);
  expect(found.taken).toEqual(["0", "3"]);
  expect(found.notes).toEqual([
    ["ledger_entries_unposted", { row: 3, column: "Status", value: "Draft, void", expected: "2" }],
  ]);
});

test("a table without such a column is read from its bytes, one with it as texts", () => {
  expect(read(posted, "Text", ["Draft"])).toMatchObject({ taken: ["0"], takesBytes: true });
  expect(read(posted, "Status", ["Posted"])).toMatchObject({ taken: ["0"], takesBytes: false });
});

test("what hledger prints is read from its bytes: its marks are of the bank's statement", () => {
  const reader: RowReader = {
    ...{ layout: { isByAccount: false, isOneYear: false }, firstData: 1, end: nothingLeft },
    ...{ take: () => undefined, takeBytes: () => true },
  };
  const headings = ["txnidx", "date", "status", "account", "amount"];
  expect(posted(reader, headings, []).takeBytes).toBe(reader.takeBytes);
});

test("the marks of a bank's statement keep nothing out of the books", () => {
  expect(read(posted, "status", ["", "!", "*"]).taken).toEqual(["0", "1", "2"]);
});

test("books that stand beside each other are named without the spaces around them", () => {
  const found = read(withOneBook, " Accounting Book ", ["Primary", " Primary ", "Tax", ""]);
  expect(found.problems.map(({ where }) => where)).toEqual([
    { column: "Accounting Book", value: "Primary, Tax" },
  ]);
  expect(read(withOneBook, "Text", ["Primary", "Tax"])).toMatchObject({
    ...{ problems: [], takesBytes: true },
  });
});
