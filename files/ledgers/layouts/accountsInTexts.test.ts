import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

/** What each account moved by, or what is said of the file. */
async function movedIn(rows: readonly string[]): Promise<unknown> {
  const source = sourceOf(Buffer.from(rows.join("\n")), "daybook.csv");
  const read = await readLedger([source], firstLedger);
  if (!read.ok) return read.problems.map(({ message }) => message);
  return Object.fromEntries(read.value.ledger.movements ?? []);
}

const VOUCHERS = [
  "1-Apr-25,Cash,,,Sales,1,3294.50,",
  ",Sales,,,,,,2827.00 Cr",
  ",Item 1,11 nos,242.00,,,,",
  ",Output tax,,,,,,467.50 Cr",
  "2-Apr-25,North Traders,,,Sales,2,11111.00,",
  ",New Ref,2,30 Days,,,,",
  ",Sales,,,,,,11111.00 Cr",
];
const HEADINGS = [
  "Example Traders",
  "Day Book",
  "Date,Particulars,,,Vch Type,Vch No.,Debit,Credit",
];

test("a day book of Tally names its accounts among the particulars", async () => {
  const moved = { Cash: 329_450n, Sales: -1_393_800n, "Output tax": -46_750n };
  const all = { ...moved, "North Traders": 1_111_100n };
  expect(await movedIn([...HEADINGS, ...VOUCHERS])).toEqual(all);
  expect(await movedIn([...HEADINGS, ...VOUCHERS, ",Total,,,,,14405.50,14405.50"])).toEqual(all);
});

test("so does a journal of a textbook", async () => {
  const journal = ["2025-01-05,Cash,500.00,", ",Capital,,500.00", ",To begin the business,,"];
  expect(await movedIn(["Date,Description,Debit,Credit", ...journal])).toEqual({
    Cash: 50_000n,
    Capital: -50_000n,
  });
});

test("a list of payments and receipts has no accounts in its texts", async () => {
  const list = ["2025-01-05,Sale,500.00,", "2025-01-06,Rent,,500.00"];
  expect(await movedIn(["Date,Description,Debit,Credit", ...list])).toEqual([
    expect.stringContaining("name no account"),
  ]);
});
