import { expect, test } from "vitest";
import { type EntryRow, RowEntries } from "./rowEntries.ts";

const row = (at: number, more: Partial<EntryRow>): EntryRow => ({
  row: at,
  date: "2025-03-01",
  document: "",
  text: "Takings",
  accounts: ["1000", "8400"],
  ...more,
});

/** The entries that rows are put together to, where any shared account joins them. */
function entriesOf(...rows: EntryRow[]): string[] {
  const entries = new RowEntries(() => true);
  return rows.map((each) => entries.numberOf(each));
}

test("rows that share an account, a day and a text one after the other are one entry", () => {
  const [first, tax] = [row(2, {}), row(3, { accounts: ["1000", "1776"] })];
  expect(entriesOf(first, tax, row(4, { accounts: ["1400", "1776"] }))).toEqual(
    Array(3).fill("row 2"),
  );
});

test.each<[string, Partial<EntryRow>]>([
  ["of another day", { date: "2025-03-02" }],
  ["of another text", { text: "Rent" }],
  ["of another document", { document: "B1" }],
  ["of other accounts", { accounts: ["1200", "4210"] }],
])("a row %s is an entry of its own", (_, other) => {
  expect(entriesOf(row(2, {}), row(3, other))).toEqual(["row 2", "row 3"]);
});

test("rows without document and text say nothing of belonging together", () => {
  expect(entriesOf(row(2, { text: "" }), row(3, { text: "" }))).toEqual(["row 2", "row 3"]);
});

test("who knows the chart says whether the shared account joins them", () => {
  const entries = new RowEntries((shared) => shared !== "1000");
  const numbers = [row(2, {}), row(3, { accounts: ["1000", "8300"] })].map((each) =>
    entries.numberOf(each),
  );
  expect(numbers).toEqual(["row 2", "row 3"]);
});
