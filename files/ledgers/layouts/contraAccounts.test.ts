import { describe, expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

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

describe("a sheet whose rows are both sides of an entry", () => {
  const HEADINGS = "Date,Document,Account,Contra account,Contra account name,Amount";
  const rows = numbers.slice(0, 30).map((amount, at) => {
    const day = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    return [day, `RE${1001 + at}`, "1200", "8400", "Sales of goods", amount].join(",");
  });
  const readRows = async (lines: readonly string[]) => {
    const content = [HEADINGS, ...lines].join("\n");
    const read = await readLedger([sourceOf(Buffer.from(content), "ledger.csv")], firstLedger);
    if (!read.ok) return { refused: read.problems.map(({ code }) => code), said: [] };
    const { ledger, warnings } = read.value;
    const said = warnings.flatMap(({ code, message }) => (code.endsWith("_gaps") ? [message] : []));
    return { refused: [], said, ledger };
  };

  test("balances whatever its amounts, and says so", async () => {
    const { ledger } = await readRows(rows);
    expect(ledger?.origin).toMatchObject({ isPaired: true, withoutNumbers: "rows" });
    expect(ledger?.origin?.isWholeByTotals).toBeUndefined();
  });

  test("tells by its running documents that a row was deleted", async () => {
    expect((await readRows(rows)).said).toEqual([]);
    expect((await readRows(rows.toSpliced(11, 1))).said).toEqual([
      "Rows have no entry numbers, and the document numbers of RE leave out 1, the first after 1011. See whether rows were deleted, or stand in a file that is not here.",
    ]);
  });

  test("is held to the sum of its amounts where it has one", async () => {
    const whole = await readRows([...rows, "Total,,,,,465.00"]);
    expect(whole.ledger?.origin?.isWholeByTotals).toBe(true);
    for (const changed of [
      rows.toSpliced(11, 1),
      rows.with(0, (rows[0] ?? "").replace("1.00", "7.00")),
    ])
      expect((await readRows([...changed, "Total,,,,,465.00"])).refused).toEqual([
        "ledger_total_differs",
        "ledger_total_differs",
      ]);
  });

  test("is held to no sum where some amounts are below nil: it may be of either sign", async () => {
    const credit = (rows[0] ?? "").replace("1.00", "-1.00");
    const { ledger, refused } = await readRows([...rows.with(0, credit), "Total,,,,,463.00"]);
    expect([refused, ledger?.origin?.isWholeByTotals]).toEqual([[], undefined]);
  });

  test("may name its contra accounts", async () => {
    const { ledger } = await readRows(rows);
    const names = ledger?.accounts.map(({ code, name }) => [code, name]);
    expect(names).toContainEqual(["8400", "Sales of goods"]);
  });
});
