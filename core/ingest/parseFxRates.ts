import { note } from "../problem/ProblemList.ts";
import { isCurrencyCode } from "./currencyCodes.ts";
import { shorten } from "./describeCell.ts";
import { type FileRows, placeAt, textAt } from "./FileRows.ts";
import { findDateHabit, readDate } from "./readDates.ts";
import { readRates } from "./readRates.ts";
import type { FxRateRow } from "./rows.ts";

const SAYS_WHEN =
  /\b(average|avg|mean|open(ing)?|clos(e|ing)|start|beginning|end(ing)?|year[- ]end|b\/?f(wd)?|c\/?f(wd)?)\b/i;
const EARLIEST = "1990-01-01";
const LATEST = "2100-01-01";

/** Reads exchange rates: each has a date or says what it is, a known currency and a positive rate. */
export function parseFxRates(file: FileRows): FxRateRow[] {
  const readDateAt = dateReader(file);
  const rates = readRates(file);
  const seen = new Set<string>();
  return file.rows.map(({ row }, at): FxRateRow => {
    const currency = textAt(file, "currency", at).toUpperCase();
    const description = textAt(file, "description", at);
    const date = readDateAt(at);
    if (textAt(file, "date", at) === "" && !SAYS_WHEN.test(description.slice(0, 200)))
      note(file.problems, "rate_without_date", placeAt(file, "date", at));
    if (!isCurrencyCode(currency))
      note(file.problems, "currency_unknown", {
        ...placeAt(file, "currency", at),
        value: shorten(currency),
      });
    const key = `${date}|${currency}|${description.toLowerCase()}`;
    if (seen.has(key))
      note(file.warnings, "rate_repeated", { ...placeAt(file, "rate", at), value: currency });
    seen.add(key);
    return { row, date, currency, rate: rates[at] ?? "0", description };
  });
}

/** Reads the dates of the file by the one habit of their column. */
function dateReader(file: FileRows): (at: number) => string | null {
  const written = file.rows.map((_, at) => textAt(file, "date", at));
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
    if (text !== "" && date === null) note(file.problems, "date_not_a_date", where);
    if (date !== null && (date < EARLIEST || date >= LATEST))
      note(file.problems, "date_out_of_range", where);
    return date;
  };
}
