import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

type Books = readonly (readonly [heading: string, names: readonly string[]])[];

const german: Books = [
  ["Anlagevermögen", ["Fuhrpark", "Kumulierte Abschreibungen Fuhrpark", "Maschinen"]],
  ["Umlaufvermögen", ["Sparkasse", "Debitoren", "Vorsteuer 19%"]],
  ["Eigenkapital", ["Gezeichnetes Kapital", "Gewinnvortrag"]],
  ["Verbindlichkeiten", ["Kreditoren", "Umsatzsteuer", "Darlehen Sparkasse"]],
  ["Umsatzerlöse", ["Erlöse 19%", "Erlöse 7%"]],
  ["Sonstige Erträge", ["Zinserträge", "Versicherungsentschädigungen"]],
  ["Betriebliche Aufwendungen", ["Löhne und Gehälter", "Miete", "Strom", "Abschreibungen"]],
];

const swedish: Books = [
  ["Anläggningstillgångar", ["Fordon", "Ackumulerade avskrivningar fordon", "Maskiner"]],
  ["Omsättningstillgångar", ["Företagskonto", "Kundfordringar", "Ingående moms"]],
  ["Eget kapital", ["Aktiekapital", "Balanserat resultat"]],
  ["Skulder", ["Leverantörsskulder", "Utgående moms", "Banklån"]],
  ["Nettoomsättning", ["Försäljning"]],
  ["Övriga rörelseintäkter", ["Ränteintäkter"]],
  ["Rörelsekostnader", ["Löner", "Lokalhyra", "El", "Avskrivningar"]],
];

const OF_BALANCES = 4;

/** How a name is read under its heading, in books with others before it. */
function readIn(books: Books, heading: string, name: string) {
  const facts = books.flatMap(([type, names], at): AccountFacts[] => {
    const section = at < OF_BALANCES ? "balance_sheet" : "profit_loss";
    const its = type === heading ? [...names, name] : names;
    return its.map((each) => ({ code: each, name: each, type, section, side: null }));
  });
  return classify(facts, { given: new Map(), remembered: new Map() }).get(name);
}

test.each([
  [german, "Verbindlichkeiten", "Handschlag"],
  [german, "Eigenkapital", "Vortrag"],
  [swedish, "Skulder", "Fakturabelåning"],
  [swedish, "Skulder", "Avräkning Fortnox"],
])("%# what nothing but a heading in another language says is asked", (books, heading, name) => {
  expect(readIn(books, heading, name)?.confidence).toBeLessThan(CONFIDENCE_BAR);
});

test.each([[swedish, "Övriga rörelseintäkter", "Såld skåpbil"]])(
  "%# what was sold is asked, where a sale may be part of trade or not",
  (books, heading, name) => {
    const { role, confidence = 1, rivals = [] } = readIn(books, heading, name) ?? {};
    expect(confidence).toBeLessThan(CONFIDENCE_BAR);
    expect([role, ...rivals]).toContain("disposal_gain_loss");
  },
);

test("what is sold under revenue is revenue, or asked, and never surely a gain on an asset", () => {
  const { role, confidence = 1 } = readIn(german, "Umsatzerlöse", "Lizenzverkäufe") ?? {};
  expect(confidence < CONFIDENCE_BAR || role === "revenue").toBe(true);
});

test.each([
  [german, "Umlaufvermögen", "Sonstige Forderungen", "other_receivables"],
  [german, "Sonstige Erträge", "Verkauf Lieferwagen", "disposal_gain_loss"],
  [german, "Verbindlichkeiten", "Gutscheine", "contract_liabilities"],
  [german, "Eigenkapital", "Entnahme Gewinn", "dividends_declared"],
  [swedish, "Skulder", "Leverantörsreskontra", "trade_payables"],
  [swedish, "Övriga rörelseintäkter", "Försäljning av maskin", "disposal_gain_loss"],
  [swedish, "Skulder", "Avräkning moderbolag", "other_payables"],
])("%# an everyday name is what it says", (books, heading, name, role) => {
  const found = readIn(books, heading, name);
  expect(found?.role).toBe(role);
  expect(found?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
});
