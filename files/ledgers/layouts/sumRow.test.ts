import { describe, expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const HEADINGS = "Date,No,Account,Text,Debit,Credit";
const LINES = [
  "2025-01-05,1,Bank,Sale,100.00,",
  "2025-01-05,1,Sales,Sale,,100.00",
  "2025-02-05,2,Rent,Office,40.00,",
  "2025-02-05,2,Bank,Office,,40.00",
];

/** What the bank moved by, or what is said of the file. */
async function movedOrRefused(rows: readonly string[]): Promise<bigint | string> {
  return await movedOrRefusedIn([HEADINGS, ...rows]);
}

async function movedOrRefusedIn(rows: readonly string[]): Promise<bigint | string> {
  const content = rows.join("\n");
  const read = await readLedger([sourceOf(Buffer.from(content), "ledger.csv")], firstLedger);
  if (!read.ok) return read.problems.map(({ message }) => message).join("\n");
  return read.value.ledger.movements?.get("Bank") ?? "no movement";
}

describe("a last row that adds up a table of lines", () => {
  test.each([
    "Total,,,,140.00,140.00",
    ",,Grand total,,140.00,140.00",
    ",,,Totals,140.00,140.00",
    ",,,,140.00,140.00",
  ])("is no line: %s", async (sum) => {
    expect(await movedOrRefused([...LINES, sum])).toBe(6_000n);
  });

  test("is what the lines are held to", async () => {
    expect(await movedOrRefused([...LINES, "Total,,,,150.00,150.00"])).toContain(
      "The file states total debits of 150.00; its lines come to 140.00.",
    );
    expect(await movedOrRefused([...LINES, ",,,,150.00,150.00"])).toContain(
      "total debits of 150.00",
    );
  });

  test("takes off what stands below nil on its side", async () => {
    const reversal = ["2025-03-05,3,Bank,Sale,-30.00,", "2025-03-05,3,Sales,Sale,,-30.00"];
    expect(await movedOrRefused([...LINES, ...reversal, "Total,,,,110.00,110.00"])).toBe(3_000n);
    const bracketed = reversal.map((row) => row.replace("-30.00", "(30.00)"));
    expect(await movedOrRefused([...LINES, ...bracketed, "Total,,,,110.00,110.00"])).toBe(3_000n);
    expect(await movedOrRefused([...LINES, ...reversal, "Total,,,,150.00,150.00"])).toContain(
      "total debits of 150.00",
    );
  });

  test("stands in a listing with balances beside its lines too", async () => {
    const listing = (total: string) => [
      "Date,Voucher No,Account,Remark,Debit,Credit,Balance",
      ",,Opening,,0.00,0.00,0.00",
      ...LINES.map((row) => `${row},7.00`),
      `,,Total,,${total},${total},0.00`,
      `,,Closing (Opening + Total),,${total},${total},0.00`,
    ];
    expect(await movedOrRefusedIn(listing("140.00"))).toBe(6_000n);
    expect(await movedOrRefusedIn(listing("150.00"))).toContain("total debits of 150.00");
  });

  test("may be one of several, which are passed over", async () => {
    const [first = "", second = "", ...others] = LINES;
    const page = "Total of page,,,,100.00,100.00";
    expect(await movedOrRefused([first, second, page, ...others, "Total,,,,40.00,40.00"])).toBe(
      6_000n,
    );
  });

  test("says what it is, or stands last", async () => {
    const [first = "", second = "", ...others] = LINES;
    expect(await movedOrRefused([first, second, ",,,,100.00,100.00", ...others])).toContain(
      "Row 4: the line names no account.",
    );
  });
});

test("headings that stand again among the lines are passed over", async () => {
  const [first = "", second = "", ...others] = LINES;
  expect(await movedOrRefused([first, second, HEADINGS, ...others, HEADINGS])).toBe(6_000n);
});
