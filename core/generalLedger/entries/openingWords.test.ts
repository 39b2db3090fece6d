import { expect, test } from "vitest";
import { saysOpening } from "./openingWords.ts";

test.each([
  "Abertura",
  "Lançamento de abertura",
  "Apertura 2024",
  "Écriture d'ouverture",
  "Eröffnung",
])("the text %s is that of an opening entry", (text) => {
  expect(saysOpening(text)).toBe(true);
});

test.each([
  "Abertura de conta",
  "Frais d'ouverture de dossier",
  "Apertura nuovo negozio",
  "Neueröffnung Filiale",
])("the text %s, where something else is opened, is not", (text) => {
  expect(saysOpening(text)).toBe(false);
});
