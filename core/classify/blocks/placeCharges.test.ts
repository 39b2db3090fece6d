import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { classify } from "../classify.ts";
import { placeCharges } from "./placeCharges.ts";

function account(name: string, more: Partial<AccountFacts> = {}): AccountFacts {
  return { code: name, name, type: "", section: null, side: null, ...more };
}

function placedIn(names: readonly string[]): string[] {
  return placeCharges(names.map((name) => account(name)))
    .filter(({ section }) => section === "profit_loss")
    .map(({ name }) => name);
}

const OTHERS = ["Software", "Plant", "Sales", "Rent"];

describe("what a chart calls depreciation where it calls the other accumulated", () => {
  test("is the charge of the year", () => {
    expect(
      placedIn(["Plant", "Accumulated depreciation", "Depreciation - plant", "Van depreciation"]),
    ).toEqual(["Depreciation - plant", "Van depreciation"]);
  });

  test("may be either where the chart has no accumulated account", () => {
    expect(placedIn(["Plant", "Depreciation - plant"])).toEqual([]);
  });

  test("is so for the word that the chart has so alone", () => {
    expect(placedIn([...OTHERS, "Accum. depreciation", "Amortisation of software"])).toEqual([]);
    expect(placedIn([...OTHERS, "Accumulated amortization", "Amortization of software"])).toEqual([
      "Amortization of software",
    ]);
  });

  test("is not what was provided or is written off so far", () => {
    expect(
      placedIn([
        "Accumulated depreciation - cars",
        "Provision for depreciation",
        "Depreciation reserve",
      ]),
    ).toEqual([]);
  });

  test("is left where the file says its place or its balance is in credit", () => {
    const given = [
      account("Accumulated depreciation"),
      account("Depreciation of cars", { side: "credit" }),
      account("Depreciation of vans", { type: "Fixed Asset" }),
    ];
    expect(placeCharges(given)).toEqual(given);
  });

  test("needs three names that say so in a plan worded in phrases", () => {
    const phrases = ["Cost of goods", "Sale of goods", "Rent of land", "Depreciation of cars"];
    expect(placedIn(["Accumulated depreciation of cars", ...phrases])).toEqual([]);
    const accumulated = ["cars", "plant", "land"].map((of) => `Accumulated depreciation of ${of}`);
    expect(placedIn([...accumulated, ...phrases])).toEqual(["Depreciation of cars"]);
  });
});

test("a row of charges is not read as what was written off so far", () => {
  const assets = ["Buildings", "Furniture", "Vehicles", "Accumulated depreciation"];
  const costs = ["Salaries", "Rent", "Electricity", "Repairs", "Bank charges"];
  const charges = [
    "lab equipment",
    "library books",
    "vehicle",
    "plant and machinery",
    "kitchen",
  ].map((of) => `Depreciation ${of}`);
  const accounts = [...assets, ...costs, ...charges].map((name) => account(name));
  const read = classify(accounts, { given: new Map(), remembered: new Map() });
  expect(charges.map((name) => read.get(name)?.role)).toEqual(charges.map(() => "depreciation"));
});
