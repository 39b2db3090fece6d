import { describe, expect, test } from "vitest";
import {
  countSaid,
  includesUnposted,
  isFiltered,
  itemsSaid,
  pageSaid,
  type RowOfWords,
  wordsOfRow,
} from "./remarksInRows.ts";

/** A row of one cell. */
function rowOf(text: string): RowOfWords {
  const row = wordsOfRow([text], 1);
  if (row === null) throw new Error(`no words: ${text}`);
  return row;
}

describe("the words of a row", () => {
  test("are those of its filled cells", () => {
    expect(wordsOfRow(["", " Page:", "  ", "2 of 3 "], 2)?.text).toBe("Page: 2 of 3");
    expect(wordsOfRow(["", " "], 2)).toBeNull();
  });

  test("are none where more cells are filled than a note has, or its text is too long", () => {
    expect(wordsOfRow(["Cash", "100"], 1)).toBeNull();
    const half = "x".repeat(80);
    expect(wordsOfRow([half, half], 2)).not.toBeNull();
    expect(wordsOfRow([half, `${half}y`], 2)).toBeNull();
  });
});

describe("how many items of how many", () => {
  test.each([
    ["Rows 1-500 of 2,000", { first: 1, last: 500, of: 2000 }],
    ["Showing 501 to 1000 of 2000 entries", { first: 501, last: 1000, of: 2000 }],
    ["500 records of 2 000", { first: 1, last: 500, of: 2000 }],
  ])("%s", (text, said) => {
    expect(itemsSaid(rowOf(text))).toEqual(said);
  });

  test.each([
    "Pages 1-5 of 20",
    "Entries of 2025",
    "Rows 1-500 of North",
    "Journals 1 to 5 in batch 7 of 20",
    "Rows 1-500",
  ])("%s says none", (text) => {
    expect(itemsSaid(rowOf(text))).toBeNull();
  });
});

test("a count is of entries, or of what is a line each", () => {
  expect(countSaid(rowOf("Number of entries: 1,200"))).toEqual({ count: 1200, isOfEntries: true });
  expect(countSaid(rowOf("Total vouchers 40"))).toEqual({ count: 40, isOfEntries: true });
  for (const item of ["rows", "lines", "records", "postings", "items"])
    expect(countSaid(rowOf(`Total ${item}: 40`))?.isOfEntries, item).toBe(false);
  expect(countSaid(rowOf("Total cash: 40"))).toBeNull();
});

test("a page is one of several", () => {
  expect(pageSaid(rowOf("Page 2 of 3"))).toEqual({ page: 2, of: 3 });
  expect(pageSaid(rowOf("Seite 2/3"))).toEqual({ page: 2, of: 3 });
  expect(pageSaid(rowOf("Page 2"))).toBeNull();
});

test("what is not taken in, or is switched off, is not in the file", () => {
  expect(includesUnposted(rowOf("Include draft entries: yes"))).toBe(true);
  for (const text of ["Include drafts: no", "Drafts excluded", "Posted entries"])
    expect(includesUnposted(rowOf(text)), text).toBe(false);
});

describe("a file is narrowed", () => {
  test.each([
    ["by a filter", "Filter: North", false, true],
    ["by no filter", "Filters: none", false, false],
    ["by a filter that is off", "Filter: no", false, false],
    ["by a filter without a word of what", "Filtered by", false, false],
    ["to some accounts", "Accounts 1000 to 1999", false, true],
    ["to accounts from another than the first", "Accounts 2000 to 9999", false, true],
    ["to all accounts", "Accounts 0 to 9999", false, false],
    ["to all accounts", "Accounts 1 to 99999", false, false],
    ["to a part of the business, in a title", "Location: North", true, true],
    ["to a part, in a row that may be of an entry", "Location: North", false, false],
    ["to every part", "Location: all", true, false],
  ])("%s: %s", (_, text, isTitle, expected) => {
    expect(isFiltered(rowOf(text), isTitle)).toBe(expected);
  });
});
