import { describe, expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
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

describe("a trait needs its role", () => {
  test("a convertible loan is debt that may become shares; a convertible car is not", () => {
    expect(traitsOf("Convertible loan notes", "borrowings")).toContain("convertible_debt");
    expect(traitsOf("Convertible cars", "inventories")).toEqual([]);
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
