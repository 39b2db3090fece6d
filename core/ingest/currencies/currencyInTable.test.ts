import { expect, test } from "vitest";
import type { Problem } from "../../problem/Problem.ts";
import type { CurrencySign } from "../../table/Table.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { currencyOfFiles, otherCurrencyWritten } from "./otherCurrencyWritten.ts";

/** A trial balance with an amount of cash as written, under headings and a title as written. */
function balances(
  cash: string,
  { debit = "Debit", title = "Trial balance", currencySigns }: Partial<Written> = {},
) {
  const text = [
    `${title}||`,
    `Account|${debit}|Credit`,
    `Cash|${cash}|`,
    "Wages|1,000.00|",
    "Revenue||2,500.00",
  ];
  const table = tableOf(text.join("\n"));
  const read = ingest("trial_balance", [currencySigns ? { ...table, currencySigns } : table]);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.currencyWritten;
}

type Written = { debit: string; title: string; currencySigns: CurrencySign[] };

test.each([
  ["$1,500.00", "$", "USD"],
  ["US$ 1,500.00", "US$", "USD"],
  ["A$1,500.00", "A$", "AUD"],
  ["J$1,500.00", "J$", "USD"],
  ["€1,500.00", "€", "EUR"],
  ["£1,500.00", "£", "GBP"],
  ["₹1,500.00", "₹", "INR"],
  ["CHF 1'500.00", "CHF", "CHF"],
  ["1,500.00 kr", "kr", "SEK"],
  ["Rs. 1,500.00", "Rs.", "INR"],
  ["$1,500.00 Dr", "$", "USD"],
])("an amount written %s bears %s, most often %s", (cash, sign, currency) => {
  const written = balances(cash);
  expect([written?.sign, written?.row, written?.currencies[0]]).toEqual([sign, 3, currency]);
});

test.each(["1,500.00", "1,500.00 Dr", "1,500.00D", "+1,500.00"])(
  "an amount written %s says no currency",
  (cash) => {
    expect(balances(cash)).toBeNull();
  },
);

test.each([
  ["Trial balance (in USD)", "USD"],
  ["Trial balance - USD ($) $ in thousands", "USD"],
  ["Currency: CAD", "CAD"],
  ["Saldenliste in TEUR", "EUR"],
  ["Trial balance, £'000", "GBP"],
  ["Trial balance ¤ (CAD)", "CAD"],
  ["CAD", "CAD"],
  ["TEUR", "EUR"],
  ["USD thousands", "USD"],
])("the title %s says %s", (title, currency) => {
  expect(balances("1,500.00", { title })?.currencies[0]).toBe(currency);
});

test.each([
  "Sales over $500 only",
  "ALL COMPANIES",
  "ALL",
  "USD BALANCES",
  "Companies: ALL",
  "Nothing in THE books",
  `${"A note that says much of the books. ".repeat(4)}It is in CAD.`,
])("the title %s says no currency of the amounts", (title) => {
  expect(balances("1,500.00", { title })).toBeNull();
});

test("a heading of amounts says the currency by its last word, and which dollar a sign is", () => {
  expect(balances("$1,500.00", { debit: "Debit CAD" })).toEqual({
    ...{ sign: "CAD", row: 2, currencies: ["CAD"] },
  });
});

test("signs that exclude each other say no currency of the file, but of its accounts", () => {
  expect(balances("$1,500.00", { debit: "Debit EUR" })).toBeNull();
});

test("of several rows the first that a sign stands in is named", () => {
  const balanced = "Account|Debit|Credit\nCash|$1,500.00|\nWages|$1,000.00|\nRevenue||2,500.00";
  const read = ingest("trial_balance", [tableOf(balanced)]);
  expect(read.ok && read.value.currencyWritten?.row).toBe(2);
});

test("rates say nothing of the currency of the amounts", () => {
  const rates =
    "Rates in USD|||\nDate|Currency|Exchange Rate|Description\n2025-12-31|EUR|1.1|Closing rate";
  const read = ingest("fx_rates", [tableOf(rates)]);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  expect(read.value.currencyWritten).toBeNull();
});

test("a sign that a workbook shows by the format of cells counts as one that is written", () => {
  const currencySigns = [{ sign: "€", row: 3 }];
  expect(balances("1500", { currencySigns })).toEqual({ sign: "€", row: 3, currencies: ["EUR"] });
});

const written = (sign: string, ...currencies: string[]) =>
  ({ fileType: "balance_sheet", currencyWritten: { sign, row: 4, currencies } }) as const;
const silent = { fileType: "profit_loss", currencyWritten: null } as const;

test("files are refused where they write another currency than that of the statement", () => {
  const dollars = written("$", "USD", "CAD");
  const codes = (found: readonly Problem[]) => found.map(({ code }) => code);
  expect(codes(otherCurrencyWritten([silent, dollars], "CAD"))).toEqual([]);
  const refused = otherCurrencyWritten([silent, dollars], "GBP");
  expect(codes(refused)).toEqual(["amounts_of_other_currency"]);
  expect(refused[0]?.message).toContain('The Balance Sheet writes "$" beside its amounts (row 4)');
});

test("the currency of files is the likeliest that all that write one may be in", () => {
  expect(currencyOfFiles([silent, written("$", "USD", "CAD"), written("CAD", "CAD")])).toBe("CAD");
  expect(currencyOfFiles([written("€", "EUR"), written("CAD", "CAD")])).toBeNull();
  expect(currencyOfFiles([silent])).toBeNull();
});
