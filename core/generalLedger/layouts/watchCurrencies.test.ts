import { expect, test } from "vitest";
import { type LedgerHeader, lineOf } from "../LedgerRecord.ts";
import { watchCurrencies } from "./watchCurrencies.ts";

type Line = { currency: string; number?: string; date?: string; entity?: string };

/** What lines say of the currency of a ledger of the North, and the currencies that it is refused for. */
function watch(lines: readonly Line[], columns: object = { currency: 1 }) {
  const said: Partial<LedgerHeader>[] = [];
  const { note, end } = watchCurrencies(columns, {
    header: (header) => said.push(header),
    takes: (entity) => entity === "North",
  });
  for (const [
    at,
    { currency, number = "", date = "2025-01-31", entity = "North" },
  ] of lines.entries())
    note(lineOf({ row: at + 2, number, date, entity }), ["", currency]);
  const refused = end().map(({ where }) => where.value);
  return { said: said[0] ?? null, refused: refused[0] ?? null };
}

const nothing = { said: null, refused: null };
const euro = { said: { currency: "EUR" }, refused: null };
const inEntry = (number: string, currency: string): Line => ({ number, currency });
const commodities = { commodity: 1 };

test("one currency of all lines is that of the ledger, by its code or by its sign and the row of that", () => {
  expect(watch([{ currency: "EUR" }, { currency: " EUR " }])).toEqual(euro);
  expect(watch([{ currency: "CURRENCY::EUR" }], commodities)).toEqual(euro);
  expect(watch([{ currency: "", date: "" }, { currency: "$" }, { currency: "$" }])).toEqual({
    said: { currencySigns: [{ sign: "$", row: 3 }] },
    refused: null,
  });
});

test("a table without such a column, or with none filled, says nothing", () => {
  expect(watch([{ currency: "EUR" }], {})).toEqual(nothing);
  expect(watch([{ currency: "" }])).toEqual(nothing);
});

test("what stands beside the first line of an entry is said of the others, which have no date, and of no other entry", () => {
  const first = { currency: "EUR" };
  expect(watch([first, { currency: "", date: "" }])).toEqual(euro);
  expect(watch([first, { currency: "" }])).toEqual(nothing);
});

test("amounts of several currencies are refused, and the first five are named", () => {
  const several = ["EUR", "USD", "EUR", "GBP", "SEK", "DKK", "NOK"];
  expect(watch(several.map((currency) => ({ currency })))).toEqual({
    said: null,
    refused: "EUR, USD, GBP, SEK, DKK",
  });
  const entries = [inEntry("1", "EUR"), inEntry("1", "EUR"), inEntry("2", "USD")];
  expect(watch(entries).refused).toBe("EUR, USD");
});

test("an entry whose lines name several is one of the books' own currency", () => {
  const entry = [inEntry("2", "EUR"), inEntry("2", "USD")];
  expect(watch([inEntry("1", "EUR"), ...entry])).toEqual(nothing);
  expect(watch(entry.map((line) => ({ ...line, number: "" }))).refused).toBe("EUR, USD");
});

test("a commodity is what its amount is of, also where none is named", () => {
  const lines = [inEntry("1", "EUR"), inEntry("1", "")];
  expect(watch(lines, commodities).refused).toBe("EUR, ");
});

test("lines of another entity say nothing", () => {
  expect(watch([{ currency: "USD", entity: "South" }, { currency: "EUR" }])).toEqual(euro);
});
