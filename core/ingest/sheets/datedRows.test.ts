import { expect, test } from "vitest";
import { refusals } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

const PLACES = ["trial_balance", "profit_loss", "balance_sheet"] as const;

function expectIn(text: string, code: string): void {
  for (const place of PLACES) expect(refusals(place, tableOf(text))).toEqual([code]);
}

const EVENTS: Readonly<Record<string, string>> = {
  "a journal of three lines": `Date|Ref No.|Journal No.|Line No.|Account|Debit|Credit|Memo
    2025-01-05||J-20|1|Sales||100.00|Takings
    2025-01-05||J-20|2|Tax owed||15.00|Tax
    2025-01-05||J-20|3|Till|115.00||Takings`,
  "one payment": `Date|Payee|Account|Amount|Memo
    2025-01-05|Walk-in|Till|115.00|Takings`,
  "a register of invoices": `invoice_id|contact_id|date|due_date|total|total_tax|currency
    inv-31|c-4|2025-04-21|2025-05-21|47.99|0|CAD
    inv-32|c-9|2025-04-22|2025-05-22|13.48|0|CAD`,
  "a bank statement in German without running balances": `Girokonto Nord
    01.03.2025 - 31.03.2025
    Buchungstag|Wert|Umsatzart|Verwendungszweck|IBAN|Soll|Haben|Währung
    03.03.2025|03.03.2025||Strom Februar|DE11|-80,50||EUR
    05.03.2025|05.03.2025||Einzahlung|||1.200,00|EUR
    09.03.2025|09.03.2025||Versicherung|DE12|-210,00||EUR`,
};

test.for(Object.entries(EVENTS))("%s is none of balances", ([, text]) => {
  expectIn(text, "rows_dated");
});

test("dated rows whose headings say no more are events, by their names", () => {
  const lines = ["Alpha Ltd", "Beta GmbH", "Cafe Rio", "Delta", "Echo Park", "Foxtrot", "Golf Inn"];
  const rows = lines.map((name, at) => `2025-03-0${at + 1}|${name}|${at + 3}.50`);
  expectIn(["When|Name|Amount", ...rows].join("\n"), "rows_dated");
});

test("the message names the column and its first and last date", () => {
  const rows = `Buchungstag|Verwendungszweck|Betrag
    03.03.2025|Strom|-80,50
    05.03.2025|Einzahlung|1.200,00
    Kontostand||1.119,50`;
  const read = ingest("balance_sheet", [tableOf(rows)]);
  const problems = read.ok ? [] : read.problems.map(({ message }) => message);
  expect(problems[0]).toContain('in "Buchungstag" (2 rows, 03.03.2025 to 05.03.2025)');
  const lines = ["Alpha", "Beta", "Cafe", "Delta", "Echo", "Foxtrot", "Golf"];
  const unnamed = lines.map((name, at) => `${name}|${at + 3}.50|2025-03-0${at + 1}`);
  const other = ingest("balance_sheet", [tableOf(["Name|Amount|", ...unnamed].join("\n"))]);
  expect(other.ok ? "" : other.problems[0]?.message).toContain('in "Column C"');
});

test("a trial balance may say when each account was last used", () => {
  const text = `Account|Debit|Credit|Last entry
    Cash at bank|300||2025-12-30
    Receivables|500||2025-12-29
    Inventory|200||2025-12-28
    Payables||250|2025-12-27
    Share capital||400|2025-01-05
    Sales||900|2025-12-31
    Purchases|550||2025-12-30`;
  expect(refusals("trial_balance", tableOf(text))).toEqual([]);
});

test("a date above accounts that nothing tells apart from balances is no event", () => {
  const text = `Date|Account|Amount|Reference
    |Cash at bank|300|A1
    |Receivables|500|A2
    |Payables|-250|B1
    |Share capital|-550|C1`;
  expect(refusals("trial_balance", tableOf(text))).toEqual([]);
});
