import { expect, test } from "vitest";
import { numberedAccount } from "../../testing/numberedAccount.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { askUnlike } from "./askUnlike.ts";
import { syscohada } from "./charts/syscohada.ts";
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

test.each([
  ["what is sure by its number", { source: "number", confidence: CONFIDENCE_BAR }, 1],
  ["what a person gave", { source: "override", confidence: 1 }, 0],
  ["what is asked already", { source: "number", confidence: CONFIDENCE_BAR - 0.01 }, 0],
] as const)(
  "%s is asked about where another chart names the number so, or not: %#",
  (_what, own, count) => {
    const facts = numberedAccount("211", "Terrains");
    const account = {
      facts,
      classification: { role: "intangibles_cost", reason: "", ...own },
    } as const;
    expect(askUnlike([account], syscohada).size).toBe(count);
    expect(askUnlike([account], null).size).toBe(0);
  },
);
