import { note } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";
import { type FileRows, placeAt, textAt } from "../FileRows.ts";
import { findDateHabit, readDate } from "../headings/readDates.ts";
import type { FxRateRow } from "../rows.ts";
import { kindOfRate } from "./rateWords.ts";
import { type CurrencyPair, readCurrencyPair } from "./readCurrencyPair.ts";
import { readRates } from "./readRates.ts";

const EARLIEST = "1990-01-01";
const LATEST = "2100-01-01";

/** Reads exchange rates: each has a date or says what it is, a known currency and a positive rate. */
export function parseFxRates(file: FileRows): FxRateRow[] {
  const years = file.rows.map((_, at) => yearAt(file, at));
  const readDateAt = dateReader(file, years);
  const rates = readRates(file);
  const seen = new Map<string, number>();
  return file.rows.map(({ row }, at): FxRateRow => {
    const pair = currencyAt(file, at);
    const description = textAt(file, "description", at);
    const date = readDateAt(at);
    const year = years[at] ?? null;
    if (textAt(file, "date", at) === "" && !saysWhen(description))
      note(file.problems, "rate_without_date", {
        ...placeAt(file, "date", at),
        value: shorten(description),
        expected: "a date, or a description with Average, Opening or Closing",
      });
    const key = [date ?? year, pair.currency, pair.inCurrency, description.toLowerCase()].join("|");
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at);
    else checkRepeated(file, rates, first, at);
    const { currency, inCurrency } = pair;
    const rate = rates[at] ?? "0";
    return {
      row,
      date,
      ...(year !== null && { year }),
      currency,
      rate,
      description,
      ...(inCurrency !== null && { inCurrency }),
    };
  });
}

/** Whether a description has a word for when its rate is of. */
export function saysWhen(description: string): boolean {
  return (kindOfRate(description) ?? null) !== null;
}

const YEAR = /^(?:19|20)\d\d$/;

/** A year in place of the date, where the description says which rate of it: it opens with the end of the one before. */
function yearAt(file: FileRows, at: number): number | null {
  const written = textAt(file, "date", at).trim();
  const kind = YEAR.test(written) ? kindOfRate(textAt(file, "description", at)) : null;
  return kind ? Number(written) - (kind === "Opening" ? 1 : 0) : null;
}

function currencyAt(file: FileRows, at: number): CurrencyPair {
  const written = textAt(file, "currency", at);
  const pair = readCurrencyPair(written);
  if (pair) return pair;
  const where = { ...placeAt(file, "currency", at), value: shorten(written), expected: CODE };
  note(file.problems, written === "" ? "currency_missing" : "currency_unknown", where);
  return { currency: written, inCurrency: null };
}

const CODE = "a currency code of ISO 4217 such as USD, or a pair such as GBP/USD";

/** A rate that stands twice is said; two rates for one currency and date cannot both be right. */
function checkRepeated(file: FileRows, rates: readonly string[], first: number, at: number): void {
  const where = placeAt(file, "rate", at);
  const [value = "", expected = ""] = [rates[at], rates[first]];
  if (Number(value) !== Number(expected))
    note(file.problems, "rate_contradicted", { ...where, value, expected });
  else
    note(file.warnings, "rate_repeated", {
      ...where,
      value: textAt(file, "currency", at),
      expected: String(file.rows[first]?.row ?? 0),
    });
}

/** Reads the dates of the file by the one habit of their column. */
function dateReader(
  file: FileRows,
  years: readonly (number | null)[],
): (at: number) => string | null {
  const written = years.map((year, at) => (year === null ? textAt(file, "date", at) : ""));
  const { habit, ambiguous } = findDateHabit(written);
  if (ambiguous !== null)
    note(file.warnings, "dates_ambiguous", {
      ...placeAt(file, "date", ambiguous),
      value: written[ambiguous] ?? "",
    });
  return (at) => {
    const text = written[at] ?? "";
    const date = text === "" ? null : readDate(text, habit);
    const where = { ...placeAt(file, "date", at), value: shorten(text) };
    if (text !== "" && date === null)
      note(file.problems, "date_not_a_date", { ...where, expected: "a date such as 2025-12-31" });
    if (date !== null && (date < EARLIEST || date >= LATEST))
      note(file.problems, "date_out_of_range", { ...where, expected: "a year from 1990 to 2099" });
    return date;
  };
}
