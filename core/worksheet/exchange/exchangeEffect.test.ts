import { describe, expect, test } from "vitest";
import { parseRate, readPeriodRates } from "../../ingest/rates/ExchangeRates.ts";
import type { FxRateRow } from "../../ingest/rows.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { exchangeEffect } from "./exchangeEffect.ts";
import { isInverted } from "./isInverted.ts";

function rate(date: string | null, text: string, description = ""): FxRateRow {
  return { row: 2, date, currency: "USD", rate: text, description };
}

describe("the effect of exchange rates on foreign-currency cash", () => {
  test("is the opening balance at the change of rate and the flow at closing less average", () => {
    const rates = {
      opening: parseRate("0.80"),
      average: parseRate("0.78"),
      closing: parseRate("0.75"),
    };
    // 1,000 at 0.80 = 800; 2,000 at 0.75 = 1,500; 1,000·(0.75−0.80) + 1,000·(0.75−0.78) = −80
    expect(exchangeEffect(minor("800"), minor("1500"), rates)).toBe(minor("-80"));
  });

  test("is nothing when the rate did not move", () => {
    const rates = {
      opening: parseRate("0.8"),
      average: parseRate("0.8"),
      closing: parseRate("0.8"),
    };
    expect(exchangeEffect(minor("800"), minor("1500"), rates)).toBe(0n);
  });
});

describe("the rates of a period", () => {
  test("are taken from their descriptions before their dates", () => {
    const rows = [
      rate("2025-06-30", "0.79", "Average"),
      rate("2024-12-31", "0.80", "Opening"),
      rate("2025-12-31", "0.75", "Closing"),
    ];
    expect(readPeriodRates(rows, null)).toEqual({
      opening: parseRate("0.80"),
      average: parseRate("0.79"),
      closing: parseRate("0.75"),
    });
  });

  test("are averaged exactly, however many decimals each has", () => {
    const row = { row: 2, currency: "USD", description: "" };
    const dated = [
      ["2025-01-01", "1"],
      ["2025-06-30", "0.125"],
      ["2025-12-31", "0.5"],
    ].map(([date = "", rate = ""]) => ({ ...row, date, rate }));
    const average = readPeriodRates(dated, { start: "2025-01-01", end: "2025-12-31" })?.average;
    expect(average && average.numerator * 3_000n).toBe(average && average.denominator * 1_625n);
    expect(average?.denominator).toBe(3_000n);
  });

  test("without an average are averaged over the dates inside the period", () => {
    const rows = [
      rate("2024-12-31", "0.80"),
      rate("2025-06-30", "0.70"),
      rate("2025-12-31", "0.75"),
    ];
    const rates = readPeriodRates(rows, { start: "2025-01-01", end: "2025-12-31" });
    expect(
      rates && Number(rates.average.numerator) / Number(rates.average.denominator),
    ).toBeCloseTo(0.725);
  });

  test.each([
    ["2025-04-01", "2026-03-31", "0.80 0.78 0.75"],
    ["2026-01-01", "2026-12-31", "0.75 0.71 0.70"],
    // Nobody says whether the half year ends a financial one
    ["2025-04-01", "2025-09-30", ""],
  ])("of years stand at the ends of those of the period from %s to %s", (start, end, expected) => {
    const ofYear = (year: number, text: string, description: string) => ({
      ...rate(null, text, description),
      year,
    });
    const rows = [
      ofYear(2025, "0.80", "Closing"),
      ofYear(2026, "0.75", "Closing"),
      ofYear(2027, "0.70", "Closing"),
      ofYear(2026, "0.78", "Average"),
      ofYear(2027, "0.71", "Average"),
    ].map((row) => (end < "2026-04-01" ? row : { ...row, year: row.year - 1 }));
    const rates = readPeriodRates(rows, { start, end });
    const found = rates === null ? [] : [rates.opening, rates.average, rates.closing];
    expect(
      found.map((one) => (Number(one.numerator) / Number(one.denominator)).toFixed(2)).join(" "),
    ).toBe(expected);
  });

  test("say that averages of another time were left out", () => {
    const rows = [
      rate("2024-12-31", "0.80"),
      rate("2025-12-31", "0.75"),
      rate("2024-06-30", "0.70", "Average"),
    ];
    const chosen = readPeriodRates(rows, { start: "2025-01-01", end: "2025-12-31" });
    expect(chosen).toMatchObject({ isAverageOfOtherTime: true });
  });

  test("are not invented from a single rate", () => {
    expect(readPeriodRates([rate("2025-12-31", "0.75")], null)).toBeNull();
  });

  test("written the other way round are recognised by what they say or by their size", () => {
    expect(isInverted([rate(null, "1.27", "USD per GBP")], parseRate("1.27"), "USD", "GBP")).toBe(
      true,
    );
    expect(isInverted([rate(null, "1.27")], parseRate("1.27"), "USD", "GBP")).toBe(true);
    expect(isInverted([rate(null, "0.79")], parseRate("0.79"), "USD", "GBP")).toBe(false);
  });

  test("near parity the size says nothing, and rates are taken as written", () => {
    expect(isInverted([rate(null, "1.03")], parseRate("1.03"), "EUR", "CHF")).toBe(false);
  });
});
