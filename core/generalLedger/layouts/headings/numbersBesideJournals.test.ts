import { expect, test } from "vitest";
import { matchLedgerColumns } from "./ledgerColumns.ts";
import { numbersBesideJournals } from "./numbersBesideJournals.ts";
import { withoutJournals } from "./withoutJournals.ts";

/** Which headings hold the number of an entry and its document in a table of these lines. */
function numbersIn(lines: readonly string[], heading = "Number") {
  const headings = ["Date", "Journal", heading, "Account", "Debit", "Credit"];
  const rows = lines.map((line, at) => ({ row: at + 2, cells: line.split(",") }));
  const matched = withoutJournals(matchLedgerColumns(headings), headings, rows);
  const { number, document, journal } = numbersBesideJournals(matched, headings, rows);
  const named = (at: number | undefined) => (at === undefined ? null : headings[at]);
  return { number: named(number), document: named(document), journal: named(journal) };
}

const sale = [
  "2026-01-05,SAL,1,1100,120,",
  "2026-01-05,SAL,1,4000,,100",
  "2026-01-05,SAL,1,2200,,20",
];
const receipt = ["2026-01-09,BNK,1,1000,120,", "2026-01-09,BNK,1,1100,,120"];
const rent = ["2026-01-31,BNK,2,6000,900,", "2026-01-31,BNK,2,1000,,900"];
const entries = [...sale, ...receipt, ...rent];

const ofEntry = { number: "Number", document: null, journal: "Journal" };
const ofDocument = { number: null, document: "Number", journal: "Journal" };

test("a number beside a journal under which several rows of a day balance is that of the entry", () => {
  expect(numbersIn(entries)).toEqual(ofEntry);
});

test("the last entry may go on beneath the rows that are looked at", () => {
  expect(numbersIn([...entries, "2026-02-01,BNK,3,6000,900,"])).toEqual(ofEntry);
});

test.each([
  [
    "that a payment bears again on another day",
    [
      ...entries,
      ...receipt.map((row) => row.replace("BNK", "SAL")),
      ...rent.map((row) => row.replace(",2,", ",9,")),
    ],
  ],
  ["that a row lacks", [...entries, "2026-02-01,GEN,,6200,5,", "2026-02-01,GEN,,1510,,5"]],
  ["of each row", entries.map((row, at) => row.replace(/,\d,/, `,${at},`))],
  ["whose rows do not balance", [...sale.slice(1), ...receipt, ...rent]],
])("a number %s stays a document", (_, lines) => {
  expect(numbersIn(lines)).toEqual(ofDocument);
});

test("a heading that says what it numbers is left as it is", () => {
  expect(numbersIn(entries, "Invoice number")).toMatchObject({ document: "Invoice number" });
});
