import { expect, test } from "vitest";
import { readType } from "../type/readType.ts";
import { inEnglish } from "./inEnglish.ts";
import { translateName } from "./translateName.ts";
import { dutch } from "./words/dutch.ts";
import { french } from "./words/french.ts";
import { german } from "./words/german.ts";
import { italian } from "./words/italian.ts";
import { polish } from "./words/polish.ts";
import { portuguese } from "./words/portuguese.ts";
import { spanish } from "./words/spanish.ts";
import { swedish } from "./words/swedish.ts";

test.each([
  [german, "Abschreibungen auf Vermögensgegenstände des Umlaufvermögens", "bad debt"],
  [
    german,
    "Forderungen gegen Unternehmen, mit denen ein Beteiligungsverhältnis besteht",
    "other receivable",
  ],
  [german, "Soziale Abgaben", "social security"],
  [
    german,
    "Herstellungskosten der zur Erzielung der Umsatzerlöse erbrachten Leistungen",
    "cost of sales",
  ],
  [french, "Capital souscrit et appelé, non versé", "called up share capital not paid"],
  [french, "Charges à répartir sur plusieurs exercices", "deferred charge"],
  [french, "Écarts de conversion passif", "translation difference"],
  [french, "Dettes fiscales et sociales", "other payable"],
  [french, "Dotations aux dépréciations sur actif circulant", "bad debt"],
  [french, "Dotations aux dépréciations sur immobilisations", "impairment asset"],
  [spanish, "Otras deudas con las Administraciones Públicas", "other payable"],
  [spanish, "Importe neto de la cifra de negocios", "revenue"],
  [spanish, "Variación de valor razonable en instrumentos financieros", "fair value change"],
  [italian, "Immobilizzazioni finanziarie", "investment"],
  [italian, "Deposito bancario a risparmio", "bank account"],
  [dutch, "Financiële vaste activa", "investment"],
  [dutch, "Schulden aan kredietinstellingen", "bank loan"],
  [portuguese, "Capital subscrito e não realizado", "called up share capital not paid"],
])("%# a caption of financial statements is read as a whole", (language, caption, english) => {
  expect(translateName(caption, language).text).toBe(english);
});

test.each([
  [swedish, "Eget kapital och skulder", ["liability", "equity"]],
  [polish, "Kapitał własny i zobowiązania", ["liability", "equity"]],
  [dutch, "Eigen vermogen en verplichtingen", ["liability", "equity"]],
  [german, "Eigenkapital und Schulden", ["liability", "equity"]],
  [french, "Passif", ["liability", "equity"]],
  [german, "Aktiva", ["asset"]],
  [spanish, "Activo", ["asset"]],
])("%# a heading of a side says which natures stand beneath it", (language, type, natures) => {
  const facts = { code: "", name: "", type, section: "balance_sheet", side: null } as const;
  expect(readType(inEnglish(facts, language).type)?.natures).toEqual(natures);
});

test.each([
  [german, "Rueckstellungen", "provision"],
  [german, "Umsatzerloese", "revenue"],
  [german, "Steuern", "tax"],
  [swedish, "Foersaeljning varor", "revenue"],
])(
  "%# two letters stand for one with marks, where a program cannot write it: %s",
  (language, name, english) => {
    expect(translateName(name, language).text).toBe(english);
  },
);
