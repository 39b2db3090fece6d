import { describe, expect, test } from "vitest";
import { parseRate } from "../../ingest/rates/ExchangeRates.ts";
import type { FxRateRow } from "../../ingest/rows.ts";
import { chooseRates } from "./chooseRates.ts";

/** Opening, average and closing rates of one currency, or of a pair. */
function rates(currency: string, inCurrency: string | null, texts: readonly string[]): FxRateRow[] {
  return ["Opening", "Average", "Closing"].map((description, at) => ({
    row: at + 2,
    date: null,
    currency,
    rate: texts[at] ?? "1",
    description,
    ...(inCurrency !== null && { inCurrency }),
  }));
}

function chosen(rows: readonly FxRateRow[], currency = "USD") {
  return chooseRates(currency, { rows, reportingCurrency: "GBP", period: null });
}

describe("the rates of a currency", () => {
  test("of a pair into the reporting currency are as they are written", () => {
    const { rates: found, warnings } = chosen(rates("USD", "GBP", ["0.80", "0.78", "0.75"]));
    expect([found?.closing, warnings]).toEqual([parseRate("0.75"), []]);
  });

  test("of a pair out of the reporting currency are turned, without a word", () => {
    const { rates: found, warnings } = chosen(rates("GBP", "USD", ["1.25", "1.28", "1.30"]));
    expect(found).toEqual({
      opening: { numerator: 100n, denominator: 125n },
      average: { numerator: 100n, denominator: 128n },
      closing: { numerator: 100n, denominator: 130n },
    });
    expect(warnings).toEqual([]);
  });

  test("of a pair between two foreign currencies say nothing of either", () => {
    expect(chosen(rates("EUR", "USD", ["1.05", "1.08", "1.10"])).rates).toBeNull();
    expect(chosen(rates("EUR", "USD", ["1.05", "1.08", "1.10"]), "EUR").rates).toBeNull();
  });

  test("of a size that only the inverse has are inverted, and that is said", () => {
    const { rates: found, warnings } = chosen(rates("USD", "GBP", ["1.25", "1.28", "1.30"]));
    expect(found?.closing).toEqual({ numerator: 100n, denominator: 130n });
    expect(warnings.map(({ code }) => code)).toEqual(["exchange_rates_inverted"]);
  });
});
