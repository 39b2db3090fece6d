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
  ["Apertura conti", true],
  ["Apertura dei conti al 01/01", true],
  ["Apertura del ejercicio", true],
  ["Soldes d'ouverture", true],
  ["Åpningsbalanse", true],
  ["Primopostering", true],
  ["Conversion balance", true],
  ["Saldo początkowe", true],
  // Something else is opened
  ["Apertura conti correnti", false],
  ["Abertura de conta", false],
  ["Frais d'ouverture de dossier", false],
  ["Apertura nuovo negozio", false],
  ["Neueröffnung Filiale", false],
])("whether the text %s is that of an opening entry: %s", (text, isOpening) => {
  expect(saysOpening(text)).toBe(isOpening);
});
