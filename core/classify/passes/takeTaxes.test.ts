import { expect, test } from "vitest";
import { collectFacts } from "../../ledger/collectFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { accepted } from "../../testing/readReport.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const nothing = { given: new Map(), remembered: new Map() };

/** What an account is taken for behind sales and costs, before it a profit, after it another one. */
function readBetween(before: string, name: string, after: string) {
  const text = `|2025|2024
    Ventas|1000|900
    Costo de ventas|400|350
    ${before}|600|550
    ${name}|150|130
    ${after}|450|420`;
  const facts = collectFacts({ profit_loss: accepted("profit_loss", text).rows });
  const { role = null, confidence = 0 } = classify(facts, nothing).get(name) ?? {};
  return [role, confidence >= CONFIDENCE_BAR] as const;
}

test.each<[before: string, name: string, after: string, role: Role, isSure: boolean]>([
  ["Utilidad antes de impuestos", "Impuestos", "Utilidad neta", "income_tax", true],
  ["Lucro antes dos impostos", "Impostos", "Lucro líquido", "income_tax", true],
  ["Ergebnis vor Steuern", "Steuern", "Jahresüberschuss", "income_tax", true],
  ["Resultat før skat", "Skat", "Resultat efter skat", "income_tax", true],
  ["Zysk brutto", "Podatek", "Zysk netto", "income_tax", true],
  ["Profit before tax", "Zakat", "Net profit", "income_tax", true],
  ["Profit before tax", "Qwerty", "Net profit", "income_tax", false],
  ["Resultado antes de impuestos", "Impuestos diferidos", "Neto", "deferred_tax_expense", true],
  ["Ergebnis vor Steuern", "Aufgegebene Bereiche", "Ergebnis", "discontinued_operations", true],
])(
  "between %s and the result, %s has its role by its place",
  (before, name, after, role, isSure) => {
    expect(readBetween(before, name, after)).toEqual([role, isSure]);
  },
);

test.each([
  ["Profit before interest and tax", "Zakat", "Net profit"],
  ["Gross profit", "Qwerty", "Net profit"],
  ["Ergebnis vor Steuern", "Sonstige Steuern", "Jahresüberschuss"],
])("between %s and the result, %s is no income tax for sure", (before, name, after) => {
  expect(readBetween(before, name, after)).not.toEqual(["income_tax", true]);
});
