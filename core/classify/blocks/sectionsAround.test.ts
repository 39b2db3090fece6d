import { describe, expect, test } from "vitest";
import { type Nature, type Role, roleIds } from "../../roles/roles.ts";
import learntSections from "../learnt/learntSections.json" with { type: "json" };
import { type ReadAlone, sectionIds, sectionsAround } from "./sectionsAround.ts";

const ANYWHERE: readonly Nature[] = ["asset", "liability", "equity", "income", "expense"];

/** Accounts read as these roles with little doubt; of those whose role is null nothing is known. */
function chartOf(roles: readonly (Role | null)[]): ReadAlone[] {
  return roles.map((role) => ({
    roles: roleIds.map((each) => (each === role ? 0.9 : 0)),
    possible: ANYWHERE,
  }));
}

function times(count: number, ...roles: readonly (Role | null)[]): (Role | null)[] {
  return Array.from({ length: count }, () => roles).flat();
}

const PLANT = times(8, "ppe_cost");
const COSTS = times(20, "operating_expenses");

describe("what the accounts around one say", () => {
  test("of an unknown one among plant is that it is an asset, and among costs an expense", () => {
    const around = sectionsAround(
      chartOf([...PLANT, null, ...PLANT, ...COSTS, null, ...COSTS]),
      learntSections,
    );
    expect(around[8]?.natures.asset).toBeGreaterThan(0.99);
    expect(around[37]?.natures.expense).toBeGreaterThan(0.99);
  });

  test("of what is owing among what is owed is less against it than of a cost among plant", () => {
    const thirdParties = times(6, "trade_receivables", "other_payables");
    const owing = sectionsAround(chartOf([...thirdParties, null, ...thirdParties]), learntSections);
    const plant = sectionsAround(chartOf([...PLANT, null, ...PLANT]), learntSections);
    const least = ({ asset, liability }: { asset: number; liability: number }) =>
      Math.min(asset, liability);
    expect(least(owing[12]?.natures ?? { asset: 0, liability: 0 })).toBeGreaterThan(0.05);
    expect(plant[8]?.natures.expense).toBeLessThan(0.01);
  });

  test("of a role is more for one that stands in their section than for another of the same nature", () => {
    const [at] = sectionsAround(chartOf([...PLANT, null, ...PLANT]), learntSections).slice(8);
    expect(at?.oddsOf("ppe_accumulated_depreciation")).toBeGreaterThan(1);
    expect(at?.oddsOf("cash_and_cash_equivalents")).toBeLessThan(1);
  });

  test("is nothing where no account is known, but how often sections come", () => {
    const [first] = sectionsAround(chartOf([null]), learntSections);
    expect(Object.values(first?.natures ?? {}).reduce((sum, share) => sum + share, 0)).toBeCloseTo(
      1,
    );
  });
});

test("what is learnt has a figure for each section", () => {
  expect(learntSections.follows.length).toBe(sectionIds.length);
  for (const row of [...learntSections.follows, ...Object.values(learntSections.readAs)])
    expect(row.length).toBe(sectionIds.length);
});
