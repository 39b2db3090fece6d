import { describe, expect, test } from "vitest";
import { ledgerOf, refusal } from "../testing/readLedgerText.ts";

const HEADING = "Date,Entry No,Document,Account,Text,Debit,Credit";

type ApartBy = "number" | "document";

/** So many sales for cash, a day each, told apart by a number or by a document alone. */
function sales(count: number, apartBy: ApartBy): string[] {
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    const number = apartBy === "number" ? `${at + 1},` : `,D${at + 1}`;
    const amount = `${100 + at}.00`;
    return [
      `${day},${number},Bank,Takings,${amount},`,
      `${day},${number},Sales,Takings,,${amount}`,
    ];
  }).flat();
}

/** The rows with what two of them have in their last column exchanged. */
function swapped(rows: readonly string[], one: number, other: number): string[] {
  const amountOf = (at: number) => rows[at]?.split(",").at(-1) ?? "";
  const withAmount = (row: string, amount: string) => row.replace(/[^,]*$/, amount);
  return rows.map((row, at) => {
    if (at === one) return withAmount(row, amountOf(other));
    return at === other ? withAmount(row, amountOf(one)) : row;
  });
}

const fileOf = (rows: readonly string[]) => [HEADING, ...rows].join("\n");

describe("two amounts that changed places leave two entries in error", () => {
  test("numbers that tell most entries are believed", async () => {
    const rows = sales(12, "number");
    expect([...(await ledgerOf(fileOf(rows))).entries]).toHaveLength(12);
    const refused = await refusal(fileOf(swapped(rows, 3, 21)));
    expect(refused).toContain(
      "entry 2 of 2 Jan 2025 does not balance: debits less credits are (9.00)",
    );
    expect(refused).toContain(
      "entry 11 of 11 Jan 2025 does not balance: debits less credits are 9.00",
    );
  });
  test("so are documents where there are no numbers", async () => {
    const rows = sales(60, "document");
    expect([...(await ledgerOf(fileOf(rows))).entries]).toHaveLength(60);
    const refused = await refusal(fileOf(swapped(rows, 3, 21)));
    expect(refused).toContain("of 2 Jan 2025 does not balance: debits less credits are (9.00)");
    expect(refused).toContain("of 11 Jan 2025 does not balance: debits less credits are 9.00");
  });
});

test("rows without numbers of which many need several days are put together by as many", async () => {
  const dated = sales(6, "document").map((row, at) =>
    at % 2 === 0 ? row : row.replace(/^2025-01-0\d/, `2025-01-0${Math.floor(at / 2) + 2}`),
  );
  const rows = dated.map((row) => row.replace(/,D\d+,/, ",,"));
  expect([...(await ledgerOf(fileOf(rows))).entries].length).toBeGreaterThan(0);
});
