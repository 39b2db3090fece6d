import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

type Account = readonly [own: string, standard: string];

/** What the accounts of a sale for cash are called by, which have a number of their own and one of the chart. */
async function codesOf(bank: Account, sales: Account, country = "LU") {
  const accounts = [bank, sales].map(
    ([own, standard]) =>
      `<Account><AccountID>${own}</AccountID><AccountDescription>A</AccountDescription><StandardAccountID>${standard}</StandardAccountID></Account>`,
  );
  const line = ([own]: Account, side: string) =>
    `<Line><AccountID>${own}</AccountID><${side}Amount><Amount>9.00</Amount></${side}Amount></Line>`;
  const file = `<AuditFile><Header><AuditFileCountry>${country}</AuditFileCountry></Header>
<MasterFiles><GeneralLedgerAccounts>${accounts.join("")}</GeneralLedgerAccounts></MasterFiles>
<GeneralLedgerEntries><Journal><JournalID>1</JournalID><Transaction><TransactionID>1</TransactionID>
<TransactionDate>2025-03-01</TransactionDate>${line(bank, "Debit")}${line(sales, "Credit")}</Transaction></Journal></GeneralLedgerEntries></AuditFile>`;
  const read = await readLedger([sourceOf(Buffer.from(file), "faia.xml")], firstLedger);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const [entry] = [...read.value.ledger.entries];
  expect(read.value.ledger.accounts.map(({ code }) => code).sort()).toEqual(
    entry?.lines.map(({ account }) => account).sort(),
  );
  return entry?.lines.map(({ account }) => account);
}

test("accounts that a program counts have their numbers of the standard chart", async () => {
  expect(await codesOf(["450", "513100"], ["460", "702100"])).toEqual(["513100", "702100"]);
});

test.each<[string, Account, Account, string?]>([
  ["its own begin with those of the chart", ["5131001", "513100"], ["7021001", "702100"]],
  ["two have the same one", ["450", "513100"], ["460", "513100"]],
  ["one has none", ["450", "513100"], ["460", ""]],
  ["it is of another country", ["450", "1920"], ["460", "3000"], "NO"],
])("a file keeps the numbers of its own where %s", async (_, bank, sales, country) => {
  expect(await codesOf(bank, sales, country)).toEqual([bank[0], sales[0]]);
});
