import { expect, test } from "vitest";
import { accepted, codesOf, refused } from "../../testing/readReport.ts";

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

const THREE = "USD|0.96|0.88|0.85\nGBP|1.20|1.16|1.14";

test.each([
  ["Currency|Opening Rate|Average Rate|Closing Rate", " Opening, Average, Closing"],
  ["Ccy|Op.|Avg.|Cl.", " Opening, Average, Closing"],
  ["|Spot at start|Mean for year|Spot at year-end", " Opening, Average, Closing"],
  ["Currency|Prior year-end|Average|Current year-end", " Opening, Average, Closing"],
  ["Currency|31 Dec 2024|Average 2025|31 Dec 2025", "2024-12-31 , Average,2025-12-31 "],
  ["Currency|31 Mar 2025|Average FY26|31 Mar 2026", "2025-03-31 , Average,2026-03-31 "],
  [
    "Currency|Opening rate 31/12/2024|Average|Closing rate 31/12/2025",
    "2024-12-31 Opening, Average,2025-12-31 Closing",
  ],
  ["Currency|Closing 2024|Average 2025|Closing 2025", "2024 Closing,2025 Average,2025 Closing"],
  ["Währung|Anfangskurs|Jahresdurchschnittskurs|Stichtagskurs", " Opening, Average, Closing"],
  ["Devise|Cours d'ouverture|Cours moyen|Cours de clôture", " Opening, Average, Closing"],
  ["Moneda|Cierre ejercicio anterior|Promedio|Cierre", " Opening, Average, Closing"],
  ["Валюта|Курс на начало|Средний курс|Курс на конец", " Opening, Average, Closing"],
  ["币种|期初汇率|平均汇率|期末汇率", " Opening, Average, Closing"],
  ["|2025||2024\nCurrency|Average|Closing|Closing", "2025 Average,2025 Closing,2024 Closing"],
])("a sheet headed %s has a rate of each currency in each column", (headings, expected) => {
  const { rows, warnings } = accepted("fx_rates", `Group rates\n${headings}\n${THREE}`);
  const said = rows.map(({ date, year, description }) => `${date ?? year ?? ""} ${description}`);
  expect(rows.map(({ currency, rate }) => `${currency} ${rate}`)).toEqual([
    "USD 0.96",
    "USD 0.88",
    "USD 0.85",
    "GBP 1.20",
    "GBP 1.16",
    "GBP 1.14",
  ]);
  expect([said.slice(0, 3).join(), said.slice(3).join()]).toEqual([expected, expected]);
  expect(codesOf(warnings)).toContain("rates_turned");
});

test.each([
  ["Opening (EUR per 1 USD)", "", "USD/EUR"],
  ["Opening", "Foreign currency per 1 EUR", "EUR/USD"],
  ["Opening", "EUR per unit", "USD/EUR"],
  ["Opening", "1 EUR =", "EUR/USD"],
  ["Opening", "FX per 31 December 2025", "USD/undefined"],
])("rates headed %s beneath %s are written as %s", (heading, title, pair) => {
  const text = `Rates|${title}\nCurrency|${heading}|Closing\nUSD|0.96|0.85`;
  const [first] = accepted("fx_rates", text).rows;
  expect(`${first?.currency}/${first?.inCurrency}`).toBe(pair);
});

test.each([
  ["Currency|Opening|Spot", "rate_without_date", "Spot"],
  ["Currency|Opening|Closing|Units", "rate_without_date", "Units"],
  ["Currency|Opening|Closing|Closing", "rate_contradicted", "100"],
  [
    "Currency|Opening|Closing (EUR per 100 SEK)",
    "currency_unknown",
    "SEK (SEK/EUR of more than 1)",
  ],
  ["Currency|Opening|Closing (EUR per USD)", "currency_unknown", "SEK (USD/EUR)"],
  ["Währung|Mittelkurs|Stichtagskurs", "rate_without_date", "Mittelkurs"],
  ["Currency|Closing Q4 2024|Closing 2025", "date_not_a_date", "Closing Q4 2024"],
  ["Currency|Jan 2025|Dec 2025", "headings_not_found", "Currency, Jan 2025, Dec 2025"],
])("a sheet headed %s is refused: %s", (headings, code, value) => {
  const [first] = refused("fx_rates", `${headings}\nSEK|0.087|0.092|100`);
  expect(first).toMatchObject({ code, where: { value } });
});

test("a column that is no rate of the year is left out where the others are", () => {
  const text = "Currency|Country|Opening|Average|Closing|Budget\nUSD|US|0.96|0.88|0.85|0.90";
  expect(accepted("fx_rates", text).rows.map(({ rate }) => rate)).toEqual(["0.96", "0.88", "0.85"]);
});
