import { formatMinor } from "@tieout/core";
import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

async function movementsOf(rows: readonly string[]): Promise<Record<string, string>> {
  const source = sourceOf(Buffer.from(rows.join("\n")), "ledger.csv");
  const read = await readLedger([source], { ...firstLedger, currency: "EUR" });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const moved = [...(read.value.ledger.movements ?? [])];
  return Object.fromEntries(moved.map(([code, amount]) => [code, formatMinor(amount, 2)]));
}

const MOVED = { "100000": "380.00", "400000": "120.00", "800000": "-500.00" };

test("line items of SAP carry a minus beside H, and a reversal one beside S", async () => {
  const rows = [
    "G/L Account;G/L Account Long Text;Document Number;Posting Date;D/C;Amount in LC;Text",
    "400000;Rent expense;2;2025-02-01;S;120,00;Rent",
    "100000;Bank;2;2025-02-01;H;120,00-;Rent",
    "100000;Bank;3;2025-03-01;S;500,00;Sale",
    "800000;Sales revenue;3;2025-03-01;H;-500,00;Sale",
    "400000;Rent expense;4;2025-04-01;S;70,00;Rent",
    "100000;Bank;4;2025-04-01;H;-70,00;Rent",
    "400000;Rent expense;5;2025-04-02;S;-70,00;Reversal",
    "100000;Bank;5;2025-04-02;H;70,00;Reversal",
  ];
  expect(await movementsOf(rows)).toEqual(MOVED);
});

test.each([
  ["a minus", (amount: string) => `-${amount}`],
  ["brackets", (amount: string) => `(${amount})`],
])("a column of credits may hold them with %s", async (_, written) => {
  const rows = [
    "Entry No,Date,Account Code,Account Name,Debit,Credit,Text",
    "2,2025-02-01,400000,Rent expense,120.00,,Rent",
    `2,2025-02-01,100000,Bank,,${written("120.00")},Rent`,
    "3,2025-03-01,100000,Bank,500.00,,Sale",
    `3,2025-03-01,800000,Sales revenue,,${written("500.00")},Sale`,
  ];
  expect(await movementsOf(rows)).toEqual(MOVED);
});

test("where debits equal credits, a credit below nil takes a credit back", async () => {
  const rows = [
    "Entry No,Date,Account Code,Account Name,Debit,Credit,Text",
    "1,2025-01-01,100000,Bank,-50.00,,Taken back",
    "1,2025-01-01,800000,Sales revenue,,-50.00,Taken back",
    "2,2025-02-01,100000,Bank,430.00,,Sale",
    "2,2025-02-01,800000,Sales revenue,,430.00,Sale",
  ];
  expect(await movementsOf(rows)).toEqual({ "100000": "380.00", "800000": "-380.00" });
});
