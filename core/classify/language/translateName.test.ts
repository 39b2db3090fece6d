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
