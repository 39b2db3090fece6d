import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

/** Numbers of the SKR 03, but for the last, which the company numbered itself. */
const books = (side: AccountFacts["side"]): AccountFacts[] =>
  (
    [
      ["0420", "Büroeinrichtung", "debit"],
      ["0800", "Gezeichnetes Kapital", "credit"],
      ["0860", "Gewinnvortrag", "credit"],
      ["1000", "Kasse", "debit"],
      ["1200", "Bank", "debit"],
      ["1400", "Forderungen aus Lieferungen und Leistungen", "debit"],
      ["1600", "Verbindlichkeiten aus Lieferungen und Leistungen", "credit"],
      ["1776", "Umsatzsteuer 19 %", "credit"],
      ["3400", "Wareneingang 19 % Vorsteuer", "debit"],
      ["4100", "Löhne und Gehälter", "debit"],
      ["8400", "Erlöse 19 % USt", "credit"],
      ["2100", "Bankdarlehen", side],
    ] as const
  ).map(([code, name, own]) => ({ code, name, type: "", section: null, side: own }));

const readAs = (side: AccountFacts["side"]) =>
  classify(books(side), { given: new Map(), remembered: new Map() }).get("2100");

test("an account whose balance and name both speak against its number is asked, with what the name says", () => {
  const read = readAs("credit");
  expect(read?.confidence).toBeLessThan(CONFIDENCE_BAR);
  expect(read?.needsPerson).toBe(true);
  expect(read?.rivals).toEqual(["interest_expense", "borrowings"]);
});

test("a name alone, on the side on which accounts of that number stand, takes nothing away", () => {
  const read = readAs("debit");
  expect(read?.role).toBe("interest_expense");
  expect(read?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
});
