import { describe, expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

/** What each account of a table moved, in minor units, by its number or name. */
async function movedIn(heading: string, ...rows: readonly string[]) {
  const content = Buffer.from([heading, ...rows].join("\n"));
  const read = await readLedger([sourceOf(content, "ledger.csv")], firstLedger);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const { accounts, movements } = read.value.ledger;
  return Object.fromEntries(
    accounts.map(({ code, name }) => [`${code} ${name}`, Number(movements?.get(code))]),
  );
}

test("a subaccount that is called otherwise than its account was first is an account of its own", async () => {
  expect(
    await movedIn(
      "Date,Entry No,Account,Subaccount,Account Name,Debit,Credit",
      "2025-02-01,1,1000,20,Trade receivables,90,",
      "2025-02-01,1,4000,10,Sales,,90",
      "2025-03-01,2,1000,10,Bank,70,",
      "2025-03-01,2,1000,20,Trade receivables,,70",
    ),
  ).toEqual({ "1000 Trade receivables": 2000, "4000 Sales": -9000, "1000-10 Bank": 7000 });
});

test("segments of an account have its name, and stay one account", async () => {
  expect(
    await movedIn(
      "Date,Entry No,Account,Sub-account,Account Name,Debit,Credit",
      "2025-02-01,1,5000,NORTH,Wages,90,",
      "2025-02-01,1,5000,SOUTH,Wages,10,",
      "2025-02-01,1,1000,NORTH,Bank,,100",
    ),
  ).toEqual({ "5000 Wages": 10000, "1000 Bank": -10000 });
});

test("texts beneath an account are accounts, in a report by account as well", async () => {
  expect(
    await movedIn(
      "Account,Subaccount,Date,Description,Debit,Credit,Balance",
      "Current assets,Bank,,Opening balance,,,50",
      "Current assets,Bank,2025-03-01,Receipt,70,,120",
      "Current assets,Trade receivables,,Opening balance,,,-50",
      "Current assets,Trade receivables,2025-03-01,Receipt,,70,-120",
    ),
  ).toEqual({
    "Current assets:Bank Current assets:Bank": 7000,
    "Current assets:Trade receivables Current assets:Trade receivables": -7000,
  });
});

test("a text beneath a number is an account of its own", async () => {
  expect(
    await movedIn(
      "Date,Entry No,Account,Subaccount,Debit,Credit",
      "2025-03-01,1,1000,Bank,70,",
      "2025-03-01,1,1000,Trade receivables,,70",
    ),
  ).toEqual({
    "Bank, 1000 Bank, 1000": 7000,
    "Trade receivables, 1000 Trade receivables, 1000": -7000,
  });
});

test("texts that stand beneath several accounts are departments, and number nothing", async () => {
  expect(
    await movedIn(
      "Date,Entry No,Account,Subaccount,Debit,Credit",
      "2025-02-01,1,Wages,North,90,",
      "2025-02-01,1,Rent,North,10,",
      "2025-02-01,1,Rent,South,5,",
      "2025-02-01,1,Bank,South,,105",
    ),
  ).toEqual({ "Wages Wages": 9000, "Rent Rent": 1500, "Bank Bank": -10500 });
});

test("a number that begins with that of its account is the account", async () => {
  expect(
    await movedIn(
      "Fecha,Asiento,Cuenta,Subcuenta,Debe,Haber",
      "2025-02-01,1,572,57200001,90,",
      "2025-02-01,1,700,70000001,,90",
    ),
  ).toEqual({ "57200001 57200001": 9000, "70000001 70000001": -9000 });
});

describe("the balance of an account above others", () => {
  const reportOf = (equity: string, ...above: readonly string[]) => [
    "Account,Subaccount,Date,Description,Debit,Credit,Balance",
    "Bank,Bank,,,0,0,500",
    "Bank,Bank,2025-03-01,Receipt,70,,570",
    ...above,
    "Prepaids,Taxes,,,0,0,30",
    "Prepaids,Rent,,,0,0,20",
    `Equity,Equity,,,0,0,${equity}`,
    "Sales,Sales,2025-03-01,Receipt,,70,-70",
  ];

  async function openingsOf(rows: readonly string[]) {
    const read = await readLedger([sourceOf(Buffer.from(rows.join("\n")), "l.csv")], firstLedger);
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
    const opened = read.value.ledger.accounts.filter(({ opening }) => opening);
    return Object.fromEntries(opened.map(({ code, opening }) => [code, Number(opening) / 100]));
  }

  const parts = { Bank: 500, "Prepaids:Taxes": 30, "Prepaids:Rent": 20 };

  test("is their sum where the balances balance without it", async () => {
    const rows = reportOf("-550", "Prepaids,Prepaids,,,0,0,50");
    expect(await openingsOf(rows)).toEqual({ ...parts, Equity: -550 });
  });

  test("is its own where the balances balance with it", async () => {
    const rows = reportOf("-600", "Prepaids,Prepaids,,,0,0,50");
    expect(await openingsOf(rows)).toEqual({ ...parts, Prepaids: 50, Equity: -600 });
  });

  test("is its own where it has a line, and where it is another amount", async () => {
    const line = "Prepaids,Prepaids,2025-03-01,Receipt,5,,55";
    const rows = reportOf("-550", "Prepaids,Prepaids,,,0,0,50", line);
    const moved = rows.map((row) => row.replace(",70,-70", ",75,-75"));
    expect(await openingsOf(moved)).toMatchObject({ Prepaids: 50 });
    const other = reportOf("-550", "Prepaids,Prepaids,,,0,0,40");
    expect(await openingsOf(other)).toMatchObject({ Prepaids: 40 });
  });
});
