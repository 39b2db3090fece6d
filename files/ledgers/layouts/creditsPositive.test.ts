import { formatMinor } from "@tieout/core";
import { describe, expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

type Row = readonly [date: string, entry: string, account: string, name: string, amount: number];

const opening: readonly Row[] = [
  ["2025-01-01", "1", "1000", "Cash at bank", 1000],
  ["2025-01-01", "1", "3000", "Share capital", -1000],
];
const sold: readonly Row[] = [
  ["2025-02-01", "2", "1000", "Cash at bank", 400],
  ["2025-02-01", "2", "4000", "Consulting revenue", -400],
];
const spent: readonly Row[] = [
  ["2025-03-01", "3", "5000", "Rent", 150],
  ["2025-03-01", "3", "1000", "Cash at bank", -150],
  ["2025-04-01", "4", "5100", "Wages and salaries", 90],
  ["2025-04-01", "4", "1000", "Cash at bank", -90],
];

/** Opening balances, movements and warnings of a ledger, its amounts times `sign`. */
async function read(rows: readonly Row[], sign: number, ...others: readonly string[]) {
  const written = rows.map(([date, entry, account, name, amount]) =>
    [date, entry, account, name, amount * sign].join(","),
  );
  const table = ["Date,Entry No,Account Code,Account Name,Amount", ...written].join("\n");
  const sources = [table, ...others].map((text, at) => sourceOf(Buffer.from(text), `${at}.csv`));
  const found = await readLedger(sources, { ...firstLedger, currency: "EUR" });
  if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join("\n"));
  const { ledger, warnings } = found.value;
  return {
    opened: ledger.accounts.map(({ code, opening: amount }) => [code, amount]),
    moved: [...(ledger.movements ?? [])].map(([code, amount]) => [code, formatMinor(amount, 2)]),
    isTurned: warnings.some(({ code }) => code === "ledger_credits_positive"),
  };
}

describe("one amount a row with credits positive", () => {
  test("is turned where income was debited and costs credited as it is written", async () => {
    const rows = [...opening, ...sold, ...spent];
    const right = await read(rows, 1);
    expect(right.isTurned).toBe(false);
    expect(right.moved).toContainEqual(["1000", "1160.00"]);
    expect(await read(rows, -1)).toEqual({ ...right, isTurned: true });
  });

  test("is told by what was closed at the end of the year, too", async () => {
    const again = [sold, spent].flatMap((rows) =>
      rows.map(([, entry, ...line]): Row => ["2025-05-01", `1${entry}`, ...line]),
    );
    const closed: readonly Row[] = [
      ["2025-12-31", "5", "4000", "Consulting revenue", 800],
      ["2025-12-31", "5", "5000", "Rent", -300],
      ["2025-12-31", "5", "5100", "Wages and salaries", -180],
      ["2025-12-31", "5", "3100", "Retained earnings", -320],
    ];
    const misleading: readonly Row[] = [
      ["2025-07-01", "8", "1100", "Sales outstanding", 50],
      ["2025-07-01", "8", "1900", "Cost adjustments", -20],
      ["2025-07-01", "8", "1910", "Fees adjustments", -30],
    ];
    const rows = [...opening, ...sold, ...spent, ...again, ...misleading, ...closed];
    expect((await read(rows, 1)).isTurned).toBe(false);
  });

  test("is turned by words of other languages as well", async () => {
    const german = new Map([
      ["Cash at bank", "Bank"],
      ["Share capital", "Gezeichnetes Kapital"],
      ["Consulting revenue", "Umsatzerlöse"],
      ["Rent", "Raumkosten"],
      ["Wages and salaries", "Löhne und Gehälter"],
    ]);
    const rows = [...opening, ...sold, ...spent].map(
      ([date, entry, account, name, amount]): Row => [
        ...([date, entry, account, german.get(name) ?? name] as const),
        amount,
      ],
    );
    const right = await read(rows, 1);
    expect(await read(rows, -1)).toEqual({ ...right, isTurned: true });
  });

  test.each([
    ["income alone", sold],
    ["costs alone", spent],
  ])("stays as it is with one witness: %s", async (_name, rows) => {
    expect((await read(rows, -1)).isTurned).toBe(false);
  });

  test("stays as it is where some cost was debited", async () => {
    const other: readonly Row[] = [
      ["2025-05-01", "5", "5200", "Insurance", -900],
      ["2025-05-01", "5", "1000", "Cash at bank", 900],
    ];
    expect((await read([...sold, ...spent, ...other], -1)).isTurned).toBe(false);
  });

  test("is not believed where another file has debits and credits apart", async () => {
    const apart = `Date,Entry No,Account Code,Account Name,Debit,Credit
2025-06-01,9,1000,Cash at bank,5.00,
2025-06-01,9,3000,Share capital,,5.00`;
    expect((await read([...sold, ...spent], -1, apart)).isTurned).toBe(false);
  });
});
