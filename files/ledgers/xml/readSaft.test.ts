import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

type Sides = readonly [debit: string, credit: string];

function account(code: string, opening: Sides, closing: Sides): string {
  const balances = (["Opening", "Closing"] as const).map((end, at) => {
    const [debit, credit] = [opening, closing][at] ?? ["", ""];
    return `<${end}DebitBalance>${debit}</${end}DebitBalance><${end}CreditBalance>${credit}</${end}CreditBalance>`;
  });
  return `<Account><AccountID>${code}</AccountID><AccountDescription>${code}</AccountDescription>${balances.join("")}<GroupingCategory>GM</GroupingCategory></Account>`;
}

function line(side: "Debit" | "Credit", code: string, amount: string): string {
  return `<${side}Line><AccountID>${code}</AccountID><${side}Amount>${amount}</${side}Amount></${side}Line>`;
}

/** What a ledger is read as whose bank account has had so much debited and credited at its end. */
async function ledgerOf(bank: Sides, taxonomy = "") {
  const accounts = [
    account("12", ["1500.00", "500.00"], bank),
    account("21", ["0.00", "0.00"], ["400.00", "250.00"]),
    account("51", ["0.00", "1000.00"], ["0.00", "1000.00"]),
    account("71", ["0.00", "0.00"], ["0.00", "400.00"]),
  ];
  const sold = `${line("Debit", "21", "400.00")}${line("Credit", "71", "400.00")}`;
  const paid = `${line("Debit", "12", "250.00")}${line("Credit", "21", "250.00")}`;
  const entries = [sold, paid].map(
    (lines, at) =>
      `<Transaction><TransactionID>${at}</TransactionID><TransactionDate>2025-03-0${at + 1}</TransactionDate><Lines>${lines}</Lines></Transaction>`,
  );
  const file = `<AuditFile><Header><StartDate>2025-03-01</StartDate><EndDate>2025-03-31</EndDate></Header>
<MasterFiles><GeneralLedgerAccounts>${taxonomy}${accounts.join("\n")}</GeneralLedgerAccounts></MasterFiles>
<GeneralLedgerEntries><Journal><JournalID>1</JournalID>${entries.join("\n")}</Journal></GeneralLedgerEntries></AuditFile>`;
  return readLedger([sourceOf(Buffer.from(file), "saft.xml")], firstLedger);
}

/** What its accounts open with, or what is said of it. */
async function read(bank: Sides) {
  const found = await ledgerOf(bank);
  if (!found.ok) return found.problems.map(({ message }) => message);
  return found.value.ledger.accounts.map(({ code, opening }) => [code, opening]);
}

test("a balance may be written as all that was debited and all that was credited until then", async () => {
  expect(await read(["1750.00", "500.00"])).toEqual([
    ["12", 100_000n],
    ["21", 0n],
    ["51", -100_000n],
    ["71", 0n],
  ]);
});

test("what both sides come to is held against the entries", async () => {
  expect(await read(["1750.00", "400.00"])).toEqual([
    expect.stringContaining("closing balance of 1,350.00"),
  ]);
});

test.each([
  ["S", "SNC"],
  ["M", "SNC"],
  ["N", ""],
  ["O", ""],
])(
  "a Portuguese taxonomy says whether the numbers are those of the SNC: %s",
  async (reference, chart) => {
    const taxonomy = `<TaxonomyReference>${reference}</TaxonomyReference>`;
    const found = await ledgerOf(["1750.00", "500.00"], taxonomy);
    expect(found.ok && found.value.ledger.origin?.chart).toBe(chart);
  },
);
