import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { classify } from "../classify.ts";
import { nationalCharts } from "./nationalCharts.ts";
import { withZerosInFront } from "./withZerosInFront.ts";

function account(code: string, name: string): AccountFacts {
  return { code, name, type: "", section: null, side: null };
}

const czech = [
  "22000 Samostatné movité věci",
  "82000 Oprávky k samostatným movitým věcem",
  "132000 Zboží na skladě",
  "211000 Pokladna",
  "221000 Bankovní účty",
  "311000 Odběratelé",
  "321000 Dodavatelé",
  "343000 Daň z přidané hodnoty",
  "411000 Základní kapitál",
  "504000 Prodané zboží",
  "518000 Ostatní služby",
  "521000 Mzdové náklady",
  "551000 Odpisy dlouhodobého majetku",
  "604000 Tržby za zboží",
].map((row) => account(row.slice(0, row.indexOf(" ")), row.slice(row.indexOf(" ") + 1)));

describe("books of one length of numbers", () => {
  test("are read as if they still had the zeros of class 0", () => {
    const read = classify(czech, { given: new Map(), remembered: new Map() });
    expect(read.get("22000")?.role).toBe("ppe_cost");
    expect(read.get("82000")?.role).toBe("ppe_accumulated_depreciation");
    expect(read.get("221000")?.role).toBe("cash_and_cash_equivalents");
  });
});

const suo = nationalCharts.find(({ id }) => id === "SUO");

test.each([
  ["which still have zeros", ["022000", "221000", "311000", "32100"]],
  ["of several lengths", ["221000", "311", "321000", "22000"]],
  ["of synthetic accounts, whose groups have two digits", ["221", "311", "321", "22"]],
])("numbers %s are left as they are", (_, codes) => {
  if (suo === undefined) throw new Error("The Czech chart is not known");
  expect(
    withZerosInFront(
      suo,
      codes.map((code) => account(code, "")),
    ),
  ).toBe(suo);
});

test("a chart without a class 0 has lost no zeros", () => {
  const [pcg] = nationalCharts;
  if (pcg === undefined) throw new Error("The French chart is not known");
  expect(
    withZerosInFront(pcg, [account("411000", ""), account("512000", ""), account("21540", "")]),
  ).toBe(pcg);
});

describe("books in the groups that a chart of four digits is printed in", () => {
  const groups = [
    "040 Maschinen und maschinelle Anlagen",
    "063 PKW und Kombis",
    "16 Waren",
    "200 Forderungen aus Lieferungen und Leistungen",
    "250 Vorsteuer",
    "270 Kassenbestand",
    "280 Guthaben bei Kreditinstituten",
    "330 Verbindlichkeiten aus Lieferungen und Leistungen",
    "350 Umsatzsteuer",
    "400 Umsatzerlöse",
    "50 Wareneinsatz",
    "600 Löhne",
    "620 Gehälter",
    "740 Mietaufwand",
  ].map((row) => account(row.slice(0, row.indexOf(" ")), row.slice(row.indexOf(" ") + 1)));

  test("are recognised, and have lost no zeros", () => {
    const read = classify(groups, { given: new Map(), remembered: new Map() });
    expect(read.get("063")).toMatchObject({ role: "ppe_cost", source: "number" });
    expect(read.get("200")).toMatchObject({ role: "trade_receivables", source: "number" });
    expect(read.get("50")).toMatchObject({ role: "cost_of_sales", source: "number" });
  });

  test("but not those that lost the zeros of class 0 alone", () => {
    const [ekr] = nationalCharts.filter(({ id }) => id === "EKR");
    const codes = ["400", "630", "2000", "2700", "2800", "3300"];
    expect(
      ekr &&
        withZerosInFront(
          ekr,
          codes.map((code) => account(code, "")),
        ),
    ).toBe(ekr);
  });
});
