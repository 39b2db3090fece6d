import { expect, test } from "vitest";
import { accepted, refused } from "../../testing/readReport.ts";

test("a rate that stands twice is said; two rates for one currency and date are refused", () => {
  const { warnings } = accepted(
    "fx_rates",
    "Date|Currency|Rate\n2025-12-31|USD|1.10\n2025-12-31|usd|1.1",
  );
  expect(warnings.find(({ code }) => code === "rate_repeated")?.where).toMatchObject({
    row: 3,
    expected: "2",
  });
  expect(
    refused(
      "fx_rates",
      "Date|Currency|Rate\n2025-12-31|USD|1.10\n2025-12-31|USD|1.12\n2025-12-31||1",
    ),
  ).toMatchObject([
    { code: "rate_contradicted", where: { row: 3, value: "1.12", expected: "1.10" } },
    { code: "currency_missing", where: { row: 4, column: "Currency" } },
  ]);
});

test("a pair of currencies is read from the first to the second, however it is joined", () => {
  const { rows } = accepted(
    "fx_rates",
    "Date|Pair|Rate\n2025-12-31|GBP/USD|1.27\n2025-12-31|gbpeur|1.19\n2025-12-31|CHF - GBP|0.88",
  );
  expect(rows).toMatchObject([
    { currency: "GBP", inCurrency: "USD", rate: "1.27" },
    { currency: "GBP", inCurrency: "EUR", rate: "1.19" },
    { currency: "CHF", inCurrency: "GBP", rate: "0.88" },
  ]);
  const problems = refused(
    "fx_rates",
    "Date|Currency|Rate\n2025-12-31|GBP/GBP|1\n2025-12-31|GBPXXQ|1\n2025-12-31|US|1",
  );
  expect(problems.map(({ code, where }) => [code, where.row])).toEqual([
    ["currency_unknown", 2],
    ["currency_unknown", 3],
    ["currency_unknown", 4],
  ]);
});

test("rates need a date or a word for when, a known currency and a positive number", () => {
  const { rows } = accepted(
    "fx_rates",
    `Date|Currency|Rate|Description
     31/12/2024|usd|0.7990|Opening
     |USD|.7610|Average
     46022|EUR|1.234|
     31 Dec 2025|USD|1,234.5|`,
  );
  expect(rows).toEqual([
    { row: 2, date: "2024-12-31", currency: "USD", rate: "0.7990", description: "Opening" },
    { row: 3, date: null, currency: "USD", rate: "0.7610", description: "Average" },
    { row: 4, date: "2025-12-31", currency: "EUR", rate: "1.234", description: "" },
    { row: 5, date: "2025-12-31", currency: "USD", rate: "1234.5", description: "" },
  ]);
  const problems = refused(
    "fx_rates",
    `Date|Currency|Rate|Description
     |USD|1.1|spot
     2025-02-30|USD|1.1|
     1889-01-01|USD|1.1|
     2025-01-01|BTC|1.1|
     2025-01-01|USD|0|
     2025-01-02|USD|-1.2|
     2025-01-03|USD||`,
  );
  expect(problems.map(({ code, where }) => [code, where.row])).toEqual([
    ["rate_not_positive", 6],
    ["rate_not_positive", 7],
    ["rate_not_positive", 8],
    ["rate_without_date", 2],
    ["date_not_a_date", 3],
    ["date_not_a_date", 4],
    ["currency_unknown", 5],
  ]);
});
