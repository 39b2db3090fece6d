import { expect, test } from "vitest";
import { sectionIds } from "../../core/classify/blocks/sectionsAround.ts";
import { roleIds } from "../../core/roles/roles.ts";
import { learnSections } from "./learnSections.ts";

const [CASH, COSTS] = [sectionIds.indexOf("cash"), sectionIds.indexOf("expenses")];

function account(section: number, role: string) {
  return { section, shares: Float64Array.from(roleIds, (each) => Number(each === role)) };
}

test("sections are learnt by what follows them and by what their accounts are read as", () => {
  const chart = [
    ...Array.from({ length: 9 }, () => account(CASH, "cash_and_cash_equivalents")),
    account(-1, "revenue"),
    ...Array.from({ length: 9 }, () => account(COSTS, "operating_expenses")),
  ];
  const { follows, readAs } = learnSections([...Array.from({ length: 100 }, () => chart), []]);
  expect(follows[CASH]?.[CASH]).toBeGreaterThan(0.9);
  expect(follows[CASH]?.[COSTS]).toBeLessThan(0.01);
  expect(readAs.cash_and_cash_equivalents?.[CASH]).toBeGreaterThan(1);
  expect(readAs.cash_and_cash_equivalents?.[COSTS]).toBeLessThan(1);
});
