import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { type ClassificationSource, CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { takeAmortised } from "./takeAmortised.ts";

/** How accounts under "Fixed Assets" are read, by their names. */
function readFixed(names: readonly string[]) {
  const facts = names.map((name) => ({
    ...{ code: name, name, type: "Fixed Assets", side: null },
    section: "balance_sheet" as const,
  }));
  const read = classify(facts, { given: new Map(), remembered: new Map() });
  return (name: string) => {
    const { role = null, confidence = 0 } = read.get(name) ?? {};
    return { role, isSure: confidence >= CONFIDENCE_BAR };
  };
}

const vehicles = ["Motor vehicles", "Accumulated depreciation - motor vehicles"];

test("in books that depreciate other assets, amortisation under fixed assets is of the intangible ones", () => {
  const read = readFixed([...vehicles, "Patents", "Accumulated amortisation"]);
  const amortised = { role: "intangibles_accumulated_amortisation", isSure: true };
  expect(read("Accumulated amortisation")).toEqual(amortised);
  expect(read("Accumulated depreciation - motor vehicles").role).toBe(
    "ppe_accumulated_depreciation",
  );
});

test("books that call all of it amortisation amortise plant", () => {
  const read = readFixed(["Motor vehicles", "Patents", "Accumulated amortisation"]);
  expect(read("Accumulated amortisation").role).toBe("ppe_accumulated_depreciation");
});

const balance = (name: string, role: Role, source: ClassificationSource = "name") => ({
  facts: { code: name, name, type: "", section: null, side: null },
  classification: { role, confidence: 0.9, reason: "", source },
});
const amortised = balance("Accumulated amortisation", "ppe_accumulated_depreciation");
const depreciated = balance("Depreciation of vans", "ppe_accumulated_depreciation");
const cost = balance("Patents", "intangibles_cost");

test.each([
  [
    "where a person gave its role",
    [balance(amortised.facts.name, "ppe_accumulated_depreciation", "override"), depreciated, cost],
  ],
  ["where nothing else is depreciated", [amortised, cost]],
  [
    "where a charge alone is called depreciation",
    [amortised, cost, balance("Depreciation", "depreciation")],
  ],
  ["that was read as a charge", [balance("Amortisation", "amortisation"), depreciated, cost]],
] as const)("amortisation %s stays as it was read", (_where, accounts) => {
  expect(takeAmortised(accounts).size).toBe(0);
});

test("of what amortisation is called after, plant alone is read anew", () => {
  const others = [
    balance("Press", "ppe_cost"),
    balance("Press system", "inventories"),
    balance("Van", "ppe_cost"),
    balance("System", "ppe_cost", "override"),
  ];
  const ofSystem = balance("Amortisation of press system", "ppe_accumulated_depreciation");
  expect([...takeAmortised([ofSystem, depreciated, ...others]).keys()]).toEqual([0, 2]);
});

test("amortisation of what can be touched stays that of plant", () => {
  const read = readFixed([...vehicles, "Patents", "Amortisation of leasehold improvements"]);
  expect(read("Amortisation of leasehold improvements").role).toBe("ppe_accumulated_depreciation");
});

test("what amortisation is called after is asked, and so is amortisation of nothing that is seen", () => {
  const read = readFixed([...vehicles, "ERP System", "Amortisation of ERP System to date"]);
  expect(read("ERP System")).toEqual({ role: "intangibles_cost", isSure: false });
  const alone = readFixed([...vehicles, "Accumulated amortisation"])("Accumulated amortisation");
  expect(alone).toEqual({ role: "intangibles_accumulated_amortisation", isSure: false });
});

test("amortisation that is called after plant, in full or cut short, stays that of plant", () => {
  const read = readFixed([...vehicles, "POS & Computers", "Goodwill", "Accum Amort - POS & Comp."]);
  expect(read("Accum Amort - POS & Comp.").role).toBe("ppe_accumulated_depreciation");
  expect(read("POS & Computers")).toEqual({ role: "ppe_cost", isSure: true });
});

test("amortisation of what no intangible asset is called is asked", () => {
  const read = readFixed([...vehicles, "Patents", "Accum Amort - Zedar"]);
  expect(read("Accum Amort - Zedar").isSure).toBe(false);
  const named = readFixed([...vehicles, "Patents and marks", "Accum Amort - Patents"]);
  expect(named("Accum Amort - Patents").role).toBe("intangibles_accumulated_amortisation");
});

test("what sure amortisation is called after, at cost or not, is read as intangible and asked", () => {
  const read = readFixed([...vehicles, "Website at cost", "Website accum amortisation"]);
  expect(read("Website at cost")).toEqual({ role: "intangibles_cost", isSure: false });
  expect(read("Motor vehicles").role).toBe("ppe_cost");
});
