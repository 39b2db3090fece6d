import { expect, test } from "vitest";
import { kindByName } from "./kindByName.ts";

test.each([
  ["Consulting revenue", "income"],
  ["Umsatzerlöse 19 %", "income"],
  ["Ventes de marchandises", "income"],
  ["Ventas de mercaderías", "income"],
  ["Omzet hoog tarief", "income"],
  ["Försäljning inom Sverige", "income"],
  ["Sprzedaż usług", "income"],
  ["Wages and salaries", "cost"],
  ["Raumkosten", "cost"],
  ["Achats de matières", "cost"],
  ["Sueldos y salarios", "cost"],
  ["Spese bancarie", "cost"],
  ["Huisvestingskosten", "cost"],
  ["Lønn til ansatte", "cost"],
  ["Lokalhyra", "cost"],
  ["Koszty reprezentacji", "cost"],
])("%s is %s", (name, kind) => {
  expect(kindByName(name)).toBe(kind);
});

test.each([
  "Sales tax payable",
  "Sales Ledger Control",
  "Machinery depreciation to date",
  "Income Summary",
  "Umsatzsteuer",
  "Fournisseurs d'achats",
  "IVA de ventas",
  "Vooruitbetaalde kosten",
  "Moms försäljning",
  "Erlösschmälerungen",
  "Bank",
])("%s is neither", (name) => {
  expect(kindByName(name)).toBeNull();
});
