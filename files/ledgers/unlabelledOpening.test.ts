import { expect, test } from "vitest";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

type Line = readonly [account: string, debit: number, credit: number];

async function openingsOf(first: readonly Line[], date = "2025-01-01") {
  const year: readonly Line[] = [
    ["Rent", 20, 0],
    ["Bank", 0, 20],
  ];
  const row = (number: number, day: string) => (line: Line) =>
    [number, day, line[0], line[1] || "", line[2] || ""].join(",");
  const rows = [
    "Entry No,Date,Account Name,Debit,Credit",
    ...first.map(row(1, date)),
    ...year.map(row(2, "2025-02-01")),
  ];
  const read = await readLedger([sourceOf(Buffer.from(rows.join("\n")), "ledger.csv")], {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: "GBP",
  });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const { ledger, warnings } = read.value;
  return {
    openings: ledger.origin?.openings,
    bank: ledger.accounts.find(({ code }) => code === "Bank")?.opening,
    isWarned: warnings.some(({ code }) => code === "ledger_opening_silent"),
  };
}

const opening: readonly Line[] = [
  ["Bank", 100, 0],
  ["Trade receivables", 60, 0],
  ["Machinery", 300, 0],
  ["Trade payables", 0, 160],
  ["Share capital", 0, 200],
  ["Retained earnings", 0, 100],
];
const asked = { openings: "unknown", bank: null, isWarned: false };

test("the first entry over many accounts, with what earlier years left, opens the ledger", async () => {
  expect(await openingsOf(opening)).toEqual({ openings: "stated", bank: 10_000n, isWarned: true });
});

test("what owners paid in when the company began would look the same, and is asked", async () => {
  const paidIn = opening.map(
    (line): Line => (line[0] === "Retained earnings" ? ["Loan", 0, 100] : line),
  );
  expect(await openingsOf(paidIn)).toEqual(asked);
});

test("so is an entry of few accounts, one within a month, and one that closes a year", async () => {
  const few: readonly Line[] = [
    ["Bank", 100, 0],
    ["Retained earnings", 0, 100],
  ];
  const closing: readonly Line[] = [...opening, ["Sales", 50, 0], ["Dividends payable", 0, 50]];
  expect(await openingsOf(few)).toEqual(asked);
  expect(await openingsOf(opening, "2025-01-15")).toEqual(asked);
  expect(await openingsOf(closing)).toEqual(asked);
});
