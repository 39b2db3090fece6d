import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { translateName } from "./translateName.ts";

function inWords(code: string, name: string): string {
  const language = languages.find((each) => each.code === code);
  if (language === undefined) throw new Error(`no dictionary of ${code}`);
  return translateName(name, language).text;
}

test.each([
  ["de", "Verrechnungskonto Schwestergesellschaft", "current account intercompany"],
  ["de", "Gesellschafterverrechnungskonto", "shareholder current account"],
  ["fr", "Compte courant filiale", "current account intercompany"],
  ["fr", "Compte courant dirigeant", "current account director"],
  ["es", "Cuenta corriente empresa hermana", "current account intercompany"],
  ["it", "Conto corrente consociata", "current account intercompany"],
  ["it", "C/c controllante", "current account intercompany"],
  ["pt", "Conta corrente empresa irmã", "current account intercompany"],
  ["pt", "Conta corrente sócio", "current account shareholder"],
  ["nl", "Rekening-courant zustermaatschappij", "current account intercompany"],
  ["sv", "Avräkningskonto moderbolag", "current account intercompany"],
  ["no", "Mellomregning søsterselskap", "current account intercompany"],
  ["da", "Konto tilsluttet virksomhed", "current account intercompany"],
  ["pl", "Rachunek bieżący spółka siostra", "current account intercompany"],
])("%s: '%s' is kept with a company or a person", (code, name, words) => {
  expect(inWords(code, name)).toBe(words);
});

test.each([
  ["it", "Conto corrente bancario"],
  ["pt", "Conta corrente"],
  ["pl", "Rachunek bieżący mBank"],
  ["de", "Kontokorrent"],
])("%s: '%s' is kept at a bank", (code, name) => {
  expect(inWords(code, name)).toMatch(/^bank/);
});

test("the interest on such an account is interest", () => {
  expect(inWords("nl", "Rentelasten rekening-courant holding")).toMatch(/^interest expense/);
});

test("a word for a company alone is read as before", () => {
  expect(inWords("it", "Merce gruppo A")).toBe("inventory");
});

test.each([
  ["de", "Im Voraus erhalten", "received in advance"],
  ["fr", "Avances reçues", "received in advance"],
  ["es", "Comisiones cobradas por anticipado", "received in advance"],
  ["it", "Incassi anticipati", "received in advance"],
  ["pt", "Recebimentos antecipados", "received in advance"],
  ["nl", "Vooruitbetaald", "prepayment"],
  ["sv", "Förskottsbetalningar", "prepayment"],
  ["no", "Forskuddsbetalt", "prepayment"],
  ["da", "Forudbetalt leje", "prepayment"],
  ["pl", "Przedpłaty", "prepayment"],
  ["nl", "Nog niet gefactureerd", "not invoiced"],
  ["sv", "Ej fakturerat", "not invoiced"],
  ["no", "Ikke fakturert", "not invoiced"],
  ["es", "Pendiente de facturar", "not invoiced"],
])("%s: '%s' is paid or invoiced at another time", (code, name, words) => {
  expect(inWords(code, name)).toContain(words);
});

test.each([
  ["no", "Salg av maskin", "sale of machinery"],
  ["da", "Salg af maskine", "sale of machinery"],
  ["fr", "Vente de machine", "sale of machinery"],
  ["es", "Venta de máquina", "sale of machinery"],
  ["pt", "Venda de máquina", "sale of machinery"],
  ["pl", "Sprzedaż maszyn", "sale of machinery"],
  ["nl", "Verkoop tractor", "sale of tractor"],
])("%s: '%s' is of one thing as well as of many", (code, name, words) => {
  expect(inWords(code, name)).toBe(words);
});

test("what a holding company charges for managing is no wage", () => {
  expect(inWords("nl", "Managementvergoeding holding")).toBe("management fee intercompany");
});

test.each([
  ["Intérêts du compte courant", "interest"],
  ["Intérêts d'emprunt", "interest expense"],
  ["Intérêts reçus", "interest income"],
])("fr: '%s' is paid or received as far as it says so", (name, words) => {
  expect(inWords("fr", name)).toBe(words);
});

test.each([
  ["sv", "Avskrivn inventarier", "depreciation equipment"],
  ["nl", "Afschr. inventaris", "depreciation equipment"],
  ["es", "Amort. maquinaria", "depreciation machinery"],
  ["it", "F.do amm. macchinari", "accumulated depreciation machinery"],
  ["pt", "Depr. acum. viaturas", "accumulated depreciation motor vehicle"],
  ["no", "Avskr. maskiner", "depreciation machinery"],
  ["pl", "Umorz. maszyn", "accumulated depreciation machinery"],
  ["de", "Zinsaufw. Darlehen", "interest expense loan"],
  ["fr", "Int. emprunts", "interest expense"],
  ["sv", "Förutbet hyra", "prepayment rent expense"],
  ["sv", "Uppl löner", "accrued wage"],
  ["de", "Ford. a. LuL", "trade receivable"],
])("%s: '%s' is a short form", (code, name, words) => {
  expect(inWords(code, name)).toBe(words);
});

test.each([
  ["de", "Mieterkautionen", "tenant deposit"],
  ["nl", "Borg huurder", "deposit tenant"],
  ["no", "Leietakerinnskudd", "tenant"],
  ["da", "Lejerdepositum", "tenant deposit"],
])("%s: '%s' is of whoever rents, and no rent", (code, name, words) => {
  expect(inWords(code, name)).toBe(words);
});

test.each([
  ["nl", "Huur", "rent expense"],
  ["da", "Husleje", "rent expense"],
])("%s: '%s' is rent", (code, name, words) => {
  expect(inWords(code, name)).toBe(words);
});

test.each([
  ["da", "Salg til kunder u/moms", "revenue customer"],
  ["da", "Fremmed arbejde m/moms", "subcontractor"],
  ["no", "Salg uten mva", "revenue"],
  ["sv", "Försäljning utan moms", "revenue"],
  ["de", "Erlöse ohne USt", "revenue"],
  ["fr", "Ventes hors taxes", "revenue"],
  ["es", "Ventas sin IVA", "revenue"],
  ["nl", "Omzet zonder btw", "revenue"],
  ["da", "Udgående moms", "output vat"],
])("%s: '%s' is no tax because it says how it is taxed", (code, name, words) => {
  expect(inWords(code, name)).toBe(words);
});
