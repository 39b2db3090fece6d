import { expect, test } from "vitest";
import type { JournalEntry } from "../GeneralLedger.ts";
import { newIntColumn, put } from "../store/NumberColumn.ts";
import { ListedEntries } from "./ListedEntries.ts";

const LARGE = 12_345_678_901_234_567_890n;

const line = { row: 2, account: "1000", amount: 100n, text: "Läden", document: "INV-1" };
const entries: JournalEntry[] = [
  {
    number: "JE1",
    date: "2025-01-02",
    text: "Bill of \u65e5\u672c",
    journal: "AP",
    entity: "North",
    reverses: null,
    postedBy: "Ada Moss",
    lines: [
      { ...line, party: "Vale", lettering: "AA" },
      {
        ...line,
        row: 3,
        fileName: "2.csv",
        account: "2000",
        amount: -100n,
        party: "Vale",
        lettering: null,
      },
    ],
  },
  {
    number: "JE2",
    date: "2025-01-03",
    text: "",
    journal: null,
    entity: null,
    reverses: "JE1",
    lines: [
      { ...line, row: 4, amount: LARGE, party: null, document: null, lettering: null },
      { ...line, row: 5, amount: -LARGE, party: null, document: null, lettering: null },
    ],
  },
];

test("entries that were put into columns come out of them as they were", () => {
  const columns = new ListedEntries(entries);
  expect(entries.map((_, entry) => columns.entryOf(entry))).toEqual(entries);
  expect(columns.amountAt(2)).toBe(LARGE);
});

test("a text has one number wherever it refers to something, and all have theirs from the start", () => {
  const columns = new ListedEntries(entries);
  const { textCount } = columns;
  expect(columns.partyAt(0)).toBe(columns.partyAt(1));
  expect(columns.numberOfText("INV-1")).toBe(columns.documentAt(0));
  for (const entry of entries.keys()) columns.textOf(entry);
  expect(columns.textCount).toBe(textCount);
});

test("references that were found stand beside those of the lines, which stay as they were", () => {
  const columns = new ListedEntries(entries);
  const [document, first, second] = ["INV-9", "size 2", "nil 3"].map((text) =>
    columns.numberOfText(text),
  );
  const documents = newIntColumn();
  put(documents, 2, document ?? 0);
  const found = columns
    .withReferences({ documents })
    .withReferences({ letterings: new Map([[2, first ?? 0]]) })
    .withReferences({ letterings: new Map([[3, second ?? 0]]) });
  const lines = found.entryOf(1).lines.map(({ document, lettering }) => [document, lettering]);
  expect(lines).toEqual([
    ["INV-9", "size 2"],
    [null, "nil 3"],
  ]);
  expect(found.entryOf(0)).toEqual(entries[0]);
  expect(columns.entryOf(1)).toEqual(entries[1]);
});
