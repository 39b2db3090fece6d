import { describe, expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { languages } from "../language/languages.ts";
import { translateName } from "../language/translateName.ts";
import { readTraits } from "./readTraits.ts";

const traitsOf = (name: string, role: Role) => readTraits(name, role).map(({ id }) => id);

describe("a charge belongs to what its name ends on", () => {
  test.each<[string, Role, string]>([
    ["Depreciation of licensed premises", "depreciation", "belongs_to_ppe"],
    ["Impairment of business premises", "impairment", "belongs_to_ppe"],
    ["Gain on sale of business vehicles", "disposal_gain_loss", "belongs_to_ppe"],
    ["Gain on sale of business", "disposal_gain_loss", "belongs_to_goodwill"],
    ["Loss on disposal of a subsidiary", "disposal_gain_loss", "belongs_to_goodwill"],
    ["Amortisation of computer software", "amortisation", "belongs_to_intangibles"],
    ["Amortisation of licences", "amortisation", "belongs_to_intangibles"],
    ["Depreciation of right-of-use buildings", "depreciation", "belongs_to_leases"],
    [
      "Fair value gain on investment property",
      "fair_value_changes",
      "belongs_to_investment_property",
    ],
    ["Gain on sale of shares in an associate", "disposal_gain_loss", "belongs_to_associates"],
    ["Loss on redemption of bonds", "disposal_gain_loss", "belongs_to_bonds"],
    ["Gain on repayment of a loan", "disposal_gain_loss", "belongs_to_borrowings"],
  ])("%s", (name, role, trait) => {
    expect(traitsOf(name, role)).toEqual([trait]);
  });

  test("a name that speaks of no assets says nothing", () => {
    expect(traitsOf("Depreciation", "depreciation")).toEqual([]);
  });
});

test.each([
  ["en", "Wages capitalised"],
  ["de", "Andere aktivierte Eigenleistungen"],
  ["fr", "Production immobilisée"],
  ["es", "Trabajos realizados para el inmovilizado material"],
  ["it", "Incrementi di immobilizzazioni per lavori interni"],
  ["nl", "Geactiveerde productie eigen bedrijf"],
])("%s: own work taken to assets is told: %s", (code, name) => {
  const language = languages.find((each) => each.code === code);
  const read = language === undefined ? name : translateName(name, language).text;
  expect(traitsOf(read, "other_operating_income")).toContain("own_work");
});

describe("what is owed for fixed assets is told from other debts", () => {
  test.each([
    ["en", "Fixed asset suppliers payable", true],
    ["de", "Investitionskreditoren", true],
    ["de", "Verbindlichkeiten aus Anlagenkäufen", true],
    ["de", "Kreditoren Anlageberatung", false],
    ["fr", "Fournisseurs d'immobilisations", true],
    ["es", "Proveedores de inmovilizado a corto plazo", true],
    ["es", "Proveedores de materias primas", false],
    ["pt", "Fornecedores de investimentos", true],
    ["it", "Debiti per acquisto cespiti", true],
    ["nl", "Crediteuren investeringen", true],
    ["nl", "Handelscrediteuren", false],
    ["sv", "Leverantörsskulder anläggningstillgångar", true],
    ["no", "Leverandørgjeld investeringer", true],
    ["da", "Kreditorer anlægsaktiver", true],
    ["pl", "Zobowiązania inwestycyjne", true],
    ["pl", "Zobowiązania handlowe", false],
  ])("%s: %s", (code, name, isOwed) => {
    const language = languages.find((each) => each.code === code);
    const read = language === undefined ? name : translateName(name, language).text;
    expect(traitsOf(read, "trade_payables").includes("owed_for_assets")).toBe(isOwed);
  });
});

describe("a trait needs its role", () => {
  test("a convertible loan is debt that may become shares; a convertible car is not", () => {
    expect(traitsOf("Convertible loan notes", "borrowings")).toContain("convertible_debt");
    expect(traitsOf("Convertible cars", "inventories")).toEqual([]);
  });

  test.each([
    ["Direct labour", ["wages_in_cost"]],
    ["Production wages", ["wages_in_cost"]],
    ["Contract labor", []],
    ["Labour and materials", []],
  ])("pay within the cost of sales: %s", (name, expected) => {
    expect(traitsOf(name, "cost_of_sales")).toEqual(expected);
    expect(traitsOf(name, "operating_expenses")).toEqual([]);
  });

  test.each([
    ["de", "Fertigungslöhne", true],
    ["de", "Fremdlöhne", false],
    ["fr", "Main-d'œuvre directe", true],
    ["es", "Mano de obra directa", true],
    ["pt", "Mão de obra direta", true],
    ["it", "Manodopera diretta", true],
    ["nl", "Productielonen", true],
  ])("%s: pay within the cost of sales: %s", (code, name, isPay) => {
    const language = languages.find((each) => each.code === code);
    const read = language === undefined ? name : translateName(name, language).text;
    expect(traitsOf(read, "cost_of_sales").includes("wages_in_cost")).toBe(isPay);
  });

  test("each trait says why", () => {
    const [trait] = readTraits("Land and gardens", "ppe_cost");
    expect(trait).toEqual({
      id: "not_depreciated",
      reason: "The name says so: is not depreciated.",
      source: "name",
    });
  });
});

test.each([
  ["Rent deposit", ["deposit_given"]],
  ["Deposit with landlord", ["deposit_given"]],
  ["Utility deposits", ["deposit_given"]],
  ["Other debtors", []],
  ["Deposits", []],
])("a deposit that comes back says for what it was given: %s", (name, traits) => {
  expect(traitsOf(name, "other_receivables")).toEqual(traits);
});
