import { expect, test } from "vitest";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const HEADING = "Date,Entry,Account,Text,Debit,Credit";
const entry = (date: string, number: number) => [
  `${date},${number},Bank,Takings,100.00,`,
  `${date},${number},Sales,Takings,,100.00`,
];

/** What is said of the length of a ledger with an entry on each of these days. */
async function saidOf(dates: readonly string[], chosen: Partial<typeof firstLedger> = {}) {
  const rows = dates.flatMap((date, at) => entry(date, at + 1));
  const source = sourceOf(Buffer.from([HEADING, ...rows].join("\n")), "ledger.csv");
  const read = await readLedger([source], { ...firstLedger, ...chosen });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const { ledger, warnings } = read.value;
  const said = warnings.filter(({ code }) => code === "ledger_more_than_year");
  return [ledger.period.end, ...said.map(({ message }) => message)];
}

test("entries of the first days of the next year are not taken for the year's without a word", async () => {
  const dates = ["2025-01-01", "2025-06-30", "2025-12-31", "2026-01-02"];
  expect(await saidOf(dates)).toEqual([
    "2026-01-02",
    "The entries run from 1 Jan 2025 to 2 Jan 2026, more than twelve months, and the statement is of all of them. If the year ended before, set the period: what is dated after it is then left out.",
  ]);
  const period = { start: "2025-01-01", end: "2025-12-31" };
  expect(await saidOf(dates, { period })).toEqual(["2025-12-31"]);
});

test("a year of twelve months, or of 53 weeks, is one", async () => {
  expect(await saidOf(["2025-01-01", "2025-12-31"])).toEqual(["2025-12-31"]);
  expect(await saidOf(["2024-12-30", "2025-06-30", "2026-01-04"])).toEqual(["2026-01-04"]);
});
