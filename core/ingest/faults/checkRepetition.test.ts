import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

const headings = "Account Code|Account Name|Current Debit|Current Credit|Prior Debit|Prior Credit";
const accounts = ["1000|Bank|75||50|", "3000|Share capital||40||40", "4000|Sales||35||10"].map(
  (row) => row.trim(),
);

function codesOf(rows: readonly string[]) {
  const read = ingest("trial_balance", [tableOf([headings, ...rows].join("\n"))]);
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

test("a file that holds its accounts twice is refused, with the row where the copy begins", () => {
  expect(codesOf([...accounts, ...accounts])).toEqual(["rows_repeated"]);
  expect(codesOf(accounts.flatMap((row) => [row, row]))).toEqual(["rows_repeated"]);
});

test("accounts that stand twice with other amounts are added up as before", () => {
  const other = ["1000|Bank|25||50|", "3000|Share capital||20||40", "4000|Sales||5||10"];
  expect(codesOf([...accounts, ...other])).toEqual([]);
});
