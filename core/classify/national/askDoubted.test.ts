import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { recognise } from "../recognise.ts";
import type { ChartChoice } from "./ChartId.ts";

const nothingSaid = { given: new Map(), remembered: new Map() };

const own = [
  ["103", "Bancos"],
  ["115", "Clientes"],
  ["120", "Mercaderías"],
  ["131", "Vehículos"],
  ["303", "Proveedores"],
  ["310", "IVA repercutido"],
  ["320", "Préstamo bancario"],
  ["501", "Capital social"],
  ["603", "Ingresos por ventas"],
  ["610", "Otros ingresos"],
  ["701", "Compras de mercaderías"],
  ["710", "Sueldos y salarios"],
  ["720", "Alquiler"],
  ["730", "Seguros"],
] as const;

const french = [
  ["101000", "Capital social"],
  ["401000", "Fournisseurs"],
  ["411000", "Clients"],
  ["445660", "TVA déductible"],
  ["512000", "Banque"],
  ["607000", "Achats de marchandises"],
  ["613200", "Locations immobilières"],
  ["641100", "Salaires"],
  ["661000", "Charges d'intérêts"],
  ["681000", "Dotations aux amortissements"],
  ["707000", "Ventes de marchandises"],
] as const;

test("a chart that is chosen for companies with their own numbers makes none of them sure against its name", () => {
  const { isSure, doubt } = chosen(own, "PCGE");
  expect(doubt).toEqual({ rival: null });
  expect(isSure("303")).toBe(false);
  expect(isSure("603")).toBe(false);
});

test("of a chart that is chosen against the one that the books follow, what both number alike stays sure", () => {
  const { isSure, doubt } = chosen(french, "SYSCOHADA");
  expect(doubt?.rival?.id).toBe("PCG");
  expect(isSure("401000")).toBe(true);
  expect(isSure("641100")).toBe(false);
});

test("a chart that is chosen as it would be recognised, or for books without names, is not doubted", () => {
  expect(chosen(french, "PCG").doubt).toBeUndefined();
  const nameless = french.map(([code]) => [code, code] as const);
  expect(chosen(nameless, "PCG").doubt).toBeUndefined();
});

function chosen(books: readonly (readonly [string, string])[], chart: ChartChoice) {
  const accounts = books.map(
    ([code, name]): AccountFacts => ({ code, name, type: "", section: null, side: null }),
  );
  const recognised = recognise(accounts, { chart, language: "auto" });
  const read = classify(accounts, nothingSaid, recognised);
  const isSure = (code: string) => (read.get(code)?.confidence ?? 0) >= CONFIDENCE_BAR;
  return { doubt: recognised.doubt, isSure };
}
