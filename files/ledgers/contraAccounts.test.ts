import { expect, test } from "vitest";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

/** More rows of the bank than the layout of a table is told by. */
const DAYS = 220;

type Row = readonly [account: string, contra: string, debit: string, credit: string];

/** A table of a year of sales and rents, by account: the bank first, whose rows name their contra accounts. */
function tableOf(rows: readonly (readonly Row[])[]): string {
  const lines = rows.flatMap((ofAccount) =>
    ofAccount.map(([account, contra, debit, credit], at) => {
      const day = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
      return [account, day, "", contra, debit, credit].join(",");
    }),
  );
  return ["Account,Date,Memo,Split,Debit,Credit", ...lines].join("\n");
}

const numbers = Array.from({ length: DAYS }, (_, at) => `${at + 1}.00`);
const bank = numbers.map((amount): Row => ["Bank", "Sales", amount, ""]);
const sales = numbers.map((amount): Row => ["Sales", "Bank", "", amount]);

async function movedOnBank(content: string): Promise<bigint | undefined> {
  const read = await readLedger([sourceOf(Buffer.from(content), "ledger.csv")], firstLedger);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.ledger.movements?.get("Bank");
}

const TOTAL = BigInt((DAYS * (DAYS + 1)) / 2) * 100n;

test("contra accounts that have rows of their own far below are not counted twice", async () => {
  expect(await movedOnBank(tableOf([bank, sales]))).toBe(TOTAL);
});

test("contra accounts without rows of their own are the other side", async () => {
  expect(await movedOnBank(tableOf([bank]))).toBe(TOTAL);
});

test("a sheet of accounts and contra accounts is read by its French heading", async () => {
  const rows = numbers.map((amount, at) => {
    const day = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    return [day, "Bank", "Sales", amount].join(",");
  });
  expect(await movedOnBank(["Date,Compte,Contrepartie,Montant", ...rows].join("\n"))).toBe(TOTAL);
});
