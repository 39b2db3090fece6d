import { expect, test } from "vitest";
import type { RowsByFileType } from "../../ingest/rows.ts";
import { asStatements, asTrialBalance, plainInput } from "../../testing/statementInputs.ts";
import { prepareStatement } from "../prepareStatement.ts";

const balances = asTrialBalance([]);
const statements = asStatements([]);

/** The trial balance with the currency that each row names, by its place. */
function namingCurrencies(currencyAt: (at: number) => string | null) {
  return { trial_balance: balances.map((row, at) => ({ ...row, currency: currencyAt(at) })) };
}

function problemsOf(rows: Partial<RowsByFileType>, currency = "GBP"): string[] {
  const prepared = prepareStatement({ ...plainInput, rows, currency });
  return prepared.ok ? [] : prepared.problems.map(({ message }) => message);
}

test("a trial balance whose every row names another currency is asked about", () => {
  const [message, ...others] = problemsOf(namingCurrencies(() => "USD"));
  expect(others).toEqual([]);
  expect(message).toBe(
    "Every row of the Trial Balance names USD as its currency, and the statement is to be in GBP: nothing translates amounts. Set the currency to USD, or give the file in GBP. If its amounts are in GBP already, leave the currency of accounts that are not held in USD blank.",
  );
});

test.each<[string, (at: number) => string | null, string]>([
  ["the statement's own currency", () => "USD", "USD"],
  ["several currencies", (at) => (at === 0 ? "USD" : "GBP"), "GBP"],
  ["another currency in all rows but one", (at) => (at === 3 ? null : "USD"), "GBP"],
  ["no currency", () => null, "GBP"],
])("rows that name %s are accounts held in it", (_, currencyAt, currency) => {
  expect(problemsOf(namingCurrencies(currencyAt), currency)).toEqual([]);
});

test("statements in another currency are told file by file", () => {
  const { balance_sheet, profit_loss } = statements;
  const inEuro = { currency: "EUR" };
  const messages = problemsOf({
    balance_sheet: balance_sheet.map((row) => ({ ...row, ...inEuro })),
    profit_loss: profit_loss.map((row) => ({ ...row, ...inEuro })),
  });
  expect(messages).toEqual([
    expect.stringMatching(/^Every row of the Profit & Loss names EUR/),
    expect.stringMatching(/^Every row of the Balance Sheet names EUR/),
  ]);
});
