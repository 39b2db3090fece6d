import { expect, test } from "vitest";
import { numberedAccount } from "../../testing/numberedAccount.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { recogniseChart } from "./recogniseChart.ts";

const BOOKS = [
  ["101", "Capital social"],
  ["162", "Emprunts"],
  ["244", "Matériel et mobilier"],
  ["2844", "Amortissements du matériel"],
  ["401", "Fournisseurs"],
  ["411", "Clients"],
  ["422", "Personnel, rémunérations dues"],
  ["521", "Banques locales"],
  ["571", "Caisse"],
  ["601", "Achats de marchandises"],
  ["661", "Rémunérations du personnel"],
  ["681", "Dotations aux amortissements"],
  ["701", "Ventes de marchandises"],
] as const;

function read(number: string, name: string) {
  const accounts = [...BOOKS, [number, name] as const].map(([code, own]) =>
    numberedAccount(code, own),
  );
  expect(recogniseChart(accounts)?.id).toBe("SYSCOHADA");
  return classify(accounts, { given: new Map(), remembered: new Map() }).get(number);
}

test("land under a number of intangible assets, where the French chart has it, is asked", () => {
  const land = read("211", "Terrains");
  expect(land?.confidence).toBeLessThan(CONFIDENCE_BAR);
  expect(land?.needsPerson).toBe(true);
});

test("an account that is named as its own chart names it is not", () => {
  for (const [number, name] of [
    ["211", "Frais de développement"],
    ["221", "Terrains"],
  ] as const)
    expect(read(number, name)?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
});
