import { expect, test } from "vitest";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { fec } from "../testing/writeFec.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const HEADING = "Date,Entry,Account,Text,Debit,Credit";
const entry = (number: number, date: string, other = date) => [
  `${date},${number},Bank,Takings,100.00,`,
  `${other},${number},Sales,Takings,,100.00`,
];

async function messagesOf(content: string) {
  const read = await readLedger([sourceOf(Buffer.from(content), "ledger.txt")], firstLedger);
  return (read.ok ? read.value.warnings : read.problems).map(({ message }) => message);
}

const table = (...entries: readonly string[][]) => [HEADING, ...entries.flat()].join("\n");

test("an entry with a line that is dated outside the period is told, with the row", async () => {
  const year = [entry(1, "2025-01-01"), entry(3, "2025-12-31")];
  const lines = table(...year, entry(2, "2025-03-04", "2035-03-04"));
  expect(await messagesOf(lines)).toContain(
    "1 entry counts in the period 1 Jan 2025 to 31 Dec 2025 and not all of the lines are dated in it, the first in row 7. See which day is right.",
  );
  expect(await messagesOf(table(...year, entry(2, "2025-03-04", "2025-03-05")))).toEqual([]);
});

test("an entry that has each of its lines twice is told, and counted", async () => {
  const twice = table(entry(1, "2025-01-01"), entry(2, "2025-02-01"), entry(2, "2025-02-01"));
  expect(await messagesOf(twice)).toContain(
    "1 entry has each of its lines twice, from row 6 on. They were counted; remove them if they were entered twice.",
  );
  const other = entry(2, "2025-02-01").map((row) => row.replace("Takings", "Evening"));
  expect(await messagesOf(table(entry(1, "2025-01-01"), entry(2, "2025-02-01"), other))).toEqual(
    [],
  );
});

/** A FEC with the last of its entries in another year, or on another day of one. */
function movedTo(day: RegExp, date: string): string {
  const rows = fec(true).split("\r\n");
  const number = rows.at(-1)?.split("\t")[2];
  const moved = rows.map((row) => (row.split("\t")[2] === number ? row.replace(day, date) : row));
  return moved.join("\r\n");
}

test("an entry of a FEC that is dated before its opening balances is told", async () => {
  const messages = await messagesOf(movedTo(/\t2025\d{4}/, "\t20241230"));
  expect(messages.join("\n")).toContain(
    "1 entry is dated before the opening balances of 1 Jan 2025",
  );
  expect((await messagesOf(fec(true))).join("\n")).not.toContain("opening balances");
});

test("a FEC is of one financial year, and none is longer than two", async () => {
  const messages = await messagesOf(movedTo(/\t2025(\d{4})/, "\t2035$1"));
  expect(messages.join("\n")).toContain("Choose the period");
});
