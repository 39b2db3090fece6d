import { expect, test } from "vitest";
import { saysOpening } from "./openingWords.ts";

test.each([
  ["Abertura", true],
  ["Lançamento de abertura", true],
  ["Apertura 2024", true],
  ["Écriture d'ouverture", true],
  ["Eröffnung", true],
  ["Saldenvortrag", true],
  ["Saldenvorträge Sachkonten", true],
  // Something else is opened
  ["Abertura de conta", false],
  ["Frais d'ouverture de dossier", false],
  ["Apertura nuovo negozio", false],
  ["Neueröffnung Filiale", false],
])("whether the text %s is that of an opening entry: %s", (text, isOpening) => {
  expect(saysOpening(text)).toBe(isOpening);
});
