import { expect, test } from "vitest";
import { tableOf } from "../testing/tableOf.ts";
import type { FileType } from "./fileTypes.ts";
import { ingest } from "./ingest.ts";

/** Layouts as bookkeeping programs export them, cut to a few rows. */
function read(fileType: FileType, text: string) {
  const result = ingest(fileType, [tableOf(text)]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value.rows;
}

function trialBalance(text: string) {
  return read("trial_balance", text).map((row) => {
    if (!("currentDebit" in row)) throw new Error("not a trial balance");
    return [
      row.code,
      row.name,
      row.currentDebit - row.currentCredit,
      row.priorDebit - row.priorCredit,
    ];
  });
}

test("Xero: year to date debits and credits, last year's balance signed in one column", () => {
  const text = `Trial Balance
    Demo Company (UK)
    As at 31 December 2025

    Account Code|Account|Account Type|Debit - Year to date|Credit - Year to date|31 Dec 2024
    200|Sales|Revenue||1,000.00|(900.00)
    090|Business Bank Account|Bank|1,000.00||900.00
    |Total||1,000.00|1,000.00|0.00`;
  expect(trialBalance(text)).toEqual([
    ["200", "Sales", -100000n, -90000n],
    ["090", "Business Bank Account", 100000n, 90000n],
  ]);
});

test("QuickBooks Online: no codes, names by level, total in capitals", () => {
  const text = `Acme Ltd||
    Trial Balance||
    As of December 31, 2025||

    |Debit|Credit
    Checking|1,000.00|
    Accounts Payable (A/P)||400.00
    Opening Balance Equity||600.00
    TOTAL|$1,000.00|$1,000.00

    Thursday, January 15, 2026 10:11 AM GMT||`;
  expect(trialBalance(text)).toEqual([
    ["Checking", "Checking", 100000n, 0n],
    ["Accounts Payable (A/P)", "Accounts Payable (A/P)", -40000n, 0n],
    ["Opening Balance Equity", "Opening Balance Equity", -60000n, 0n],
  ]);
});

test("QuickBooks Online balance sheet: sections, subtotals and this year beside last year", () => {
  const rows = read(
    "balance_sheet",
    `Acme Ltd||
     Balance Sheet||
     |As of Dec 31, 2025|As of Dec 31, 2024 (PY)
     ASSETS||
     Current Assets||
     Bank Accounts||
     Checking|700.00|500.00
     Total Bank Accounts|$700.00|$500.00
     Total Current Assets|$700.00|$500.00
     TOTAL ASSETS|$700.00|$500.00
     LIABILITIES AND EQUITY||
     Equity||
     Opening Balance Equity|500.00|500.00
     Net Income|200.00|
     Total Equity|$700.00|$500.00
     TOTAL LIABILITIES AND EQUITY|$700.00|$500.00`,
  );
  expect(rows).toMatchObject([
    { name: "Checking", type: "Bank Accounts", closing: 70000n, opening: 50000n },
    { name: "Opening Balance Equity", type: "Equity", closing: 50000n },
    { name: "Net Income", type: "Equity", closing: 20000n, opening: 0n },
  ]);
});

test("Sage 50: N/C, name, debit and credit with a totals line", () => {
  const text = `N/C|Name|Debit|Credit
    0020|Plant and Machinery|5,000.00|
    3000|Ordinary Shares||5,000.00
    |Totals:|5,000.00|5,000.00`;
  expect(trialBalance(text)).toEqual([
    ["0020", "Plant and Machinery", 500000n, 0n],
    ["3000", "Ordinary Shares", -500000n, 0n],
  ]);
});

test("Sage Intacct: the account is the number where a title stands beside it", () => {
  const text = `Account|Account title|Opening balance|Debits|Credits|Closing balance
    10010|Checking|100.00|900.00|0.00|1,000.00
    30000|Capital|(100.00)|0.00|900.00|(1,000.00)`;
  expect(trialBalance(text)).toEqual([
    ["10010", "Checking", 100000n, 10000n],
    ["30000", "Capital", -100000n, -10000n],
  ]);
});

test("NetSuite: number and name in one cell", () => {
  const text = `Financial Row|Amount (Debit)|Amount (Credit)
    1000 - Cash|$250.00|
    3000 - Share Capital||$250.00`;
  expect(trialBalance(text)).toEqual([
    ["1000", "Cash", 25000n, 0n],
    ["3000", "Share Capital", -25000n, 0n],
  ]);
});

test("Business Central: headings and totals of the chart are told by its type column", () => {
  const text = `No.|Name|Account Type|Net Change|Balance at Date
    1000|BALANCE SHEET|Heading||
    1002|ASSETS|Begin-Total||
    2910|Cash|Posting|50.00|250.00
    1999|Total ASSETS|End-Total|50.00|250.00
    3100|Capital Stock|Posting|-50.00|-250.00`;
  expect(trialBalance(text)).toEqual([
    ["2910", "Cash", 25000n, 0n],
    ["3100", "Capital Stock", -25000n, 0n],
  ]);
});

test("SAP: carry-forward and accumulated balance, minus behind the number, decimal comma", () => {
  const text = `G/L Acct|Short Text|Crcy|Balance Carryforward|Debit rept.period|Credit report per.|Accumulated balance
    113100|Bank 1|EUR|1.000,00|500,00|0,00|1.500,00
    70000|Capital|EUR|1.000,00-|0,00|500,00|1.500,00-`;
  expect(trialBalance(text)).toEqual([
    ["113100", "Bank 1", 150000n, 100000n],
    ["70000", "Capital", -150000n, -100000n],
  ]);
});

test("DATEV: opening value and balance, each with its side in the next column", () => {
  const text = `Konto|Beschriftung|EB-Wert|S/H|Soll|Haben|Saldo|S/H
    1200|Bank|1.000,00|S|500,00|0,00|1.500,00|S
    0800|Kapital|1.000,00|H|0,00|500,00|1.500,00|H`;
  expect(trialBalance(text)).toEqual([
    ["1200", "Bank", 150000n, 100000n],
    ["0800", "Kapital", -150000n, -100000n],
  ]);
});

test("Odoo: initial, period and end balance, each with debit and credit beneath", () => {
  const text = `||Initial Balance||2025||End Balance|
    Code|Account|Debit|Credit|Debit|Credit|Debit|Credit
    101401|Bank|100.00|0.00|50.00|0.00|150.00|0.00
    301000|Capital|0.00|100.00|0.00|50.00|0.00|150.00
    |Total|100.00|100.00|50.00|50.00|150.00|150.00`;
  expect(trialBalance(text)).toEqual([
    ["101401", "Bank", 15000n, 10000n],
    ["301000", "Capital", -15000n, -10000n],
  ]);
});
