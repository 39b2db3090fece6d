import { expect, test } from "vitest";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const SPANISH = ["Bancos", "Clientes", "Proveedores", "Ventas", "Sueldos y salarios", "Alquileres"];

function read(name: string, type: string) {
  const own = { code: "1", name, type, section: null, side: null, isTyped: true as const };
  const around = name.startsWith("Cuentas") ? SPANISH : [];
  const facts = [...around.map((each) => ({ ...own, code: each, name: each, type: "" })), own];
  return classify(facts, { given: new Map(), remembered: new Map() }).get("1");
}

test.each([
  ["Accounts payable - shareholders", "Current Liabilities", "other_payables", "borrowings"],
  ["Cuentas por pagar accionistas", "Current Liabilities", "other_payables", "borrowings"],
])("%s under %s is no trade, and asked", (name, type, role, lent) => {
  const answer = read(name, type);
  expect(answer?.role).toBe(role);
  expect(answer?.rivals).toContain(lent);
  expect(answer?.confidence).toBeLessThan(CONFIDENCE_BAR);
});

test.each([
  ["Accounts payable - shareholders", "Accounts Payable", "trade_payables"],
  ["Accounts payable - suppliers", "Current Liabilities", "trade_payables"],
])("%s under %s stays trade", (name, type, role) => {
  expect(read(name, type)?.role).toBe(role);
});

const ENGLISH = ["Bank", "Trade debtors", "Trade creditors", "Sales", "Wages", "Rent", "Insurance"];
const NAMED: Readonly<Record<string, readonly string[]>> = {
  en: ENGLISH,
  de: ["Bank", "Kasse", "Umsatzerlöse", "Löhne und Gehälter", "Miete", "Versicherungen"],
  fr: ["Banque", "Caisse", "Clients", "Fournisseurs", "Salaires", "Loyers"],
  es: SPANISH,
  it: ["Cassa contanti", "Crediti verso clienti", "Salari e stipendi", "Affitti passivi"],
  pt: ["Caixa", "Clientes", "Fornecedores", "Vendas de mercadorias", "Salários", "Seguros"],
  nl: ["Kas", "Debiteuren", "Crediteuren", "Omzet", "Lonen en salarissen", "Huur"],
  sv: ["Kassa", "Kundfordringar", "Leverantörsskulder", "Försäljning", "Löner", "Lokalhyra"],
  no: ["Kasse", "Kundefordringer", "Leverandørgjeld", "Salgsinntekter", "Lønn", "Husleie"],
  da: ["Kasse", "Varedebitorer", "Varekreditorer", "Omsætning", "Lønninger", "Husleje"],
  pl: ["Kasa", "Rozrachunki z odbiorcami", "Wynagrodzenia", "Czynsz", "Materiały biurowe"],
};

function readIn(language: string, name: string, side: "debit" | "credit", beside: string[] = []) {
  const own = { type: "", section: null, side: null };
  const around = [...(NAMED[language] ?? []), ...beside];
  const facts = around.map((each) => ({ ...own, code: each, name: each }));
  const all = [...facts, { ...own, side, code: "own", name }];
  return classify(all, { given: new Map(), remembered: new Map() }).get("own");
}

test.each([
  ["en", "Receivables from owners", "debit", "loans_receivable"],
  ["en", "Owed to Founder", "credit", "other_payables"],
  ["en", "Payable to shareholders", "credit", "other_payables"],
  ["de", "Verbindlichkeiten gegenüber Gesellschaftern", "credit", "other_payables"],
  ["fr", "Dettes envers les associés", "credit", "other_payables"],
  ["es", "Deudas con socios", "credit", "other_payables"],
  ["it", "Crediti verso soci", "debit", "loans_receivable"],
  ["pt", "Dívidas a sócios", "credit", "other_payables"],
  ["nl", "Vorderingen op aandeelhouders", "debit", "loans_receivable"],
  ["sv", "Skulder till delägare", "credit", "other_payables"],
  ["no", "Fordring på aksjonærer", "debit", "loans_receivable"],
  ["da", "Gæld til ejere", "credit", "other_payables"],
  ["pl", "Zobowiązania wobec wspólników", "credit", "other_payables"],
] as const)("%s: '%s' does not say what for, and is asked", (language, name, side, rival) => {
  const answer = readIn(language, name, side);
  expect(answer?.confidence).toBeLessThan(CONFIDENCE_BAR);
  expect(answer?.rivals).toContain(rival);
});

test.each([
  ["en", "Loan from shareholder", "credit", "borrowings"],
  ["en", "Shareholder current account", "credit", "borrowings"],
  ["fr", "Comptes courants d'associés", "credit", "borrowings"],
  ["it", "Finanziamenti soci", "credit", "borrowings"],
] as const)("%s: '%s' says that it was lent", (language, name, side, role) => {
  const answer = readIn(language, name, side);
  expect(answer?.role).toBe(role);
  expect(answer?.reason).not.toContain("with an owner");
});

test("what is owed to owners beside a loan of theirs is no loan", () => {
  const answer = readIn("en", "Liabilities to owners", "credit", ["Loan from owner"]);
  expect(answer?.role).toBe("other_payables");
  expect(answer?.reason).not.toContain("with an owner");
});
