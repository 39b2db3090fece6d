import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import {
  billed,
  broughtIn,
  claimed,
  findingOf,
  type Line,
  owed,
  paidOut,
  posted,
  sixTimes,
  sold,
} from "../../testing/findingOf.ts";

const owedToStaff = posted("it", "staff", "80");

const financed = posted("van", "it", "400");

const filled = posted("it", "bank", "400");

const emptied = posted("bank", "it", "390");

const allotted = posted("it", "capital", "900");

test.each<[Role, Role | null, string, Line[][], Line[][]]>([
  ["employee_costs", "operating_expenses", "operating_expenses?", [paidOut], [owedToStaff]],
  ["employee_costs", null, "employee_costs?", [paidOut], [owedToStaff]],
  ["cost_of_sales", "employee_costs", "employee_costs?", [owedToStaff], [paidOut]],
  ["borrowings", "share_capital", "share_capital?", [broughtIn, allotted], [broughtIn, paidOut]],
  ["trade_receivables", null, "trade_receivables?", [claimed], [claimed, billed]],
  [
    "other_receivables",
    "trade_receivables",
    "trade_receivables?",
    [broughtIn],
    [claimed, broughtIn],
  ],
  ["other_operating_income", null, "other_operating_income?", [paidOut], [broughtIn]],
  ["other_payables", null, "other_payables?", [financed, paidOut], [owed, paidOut]],
  [
    "cash_and_cash_equivalents",
    "intangibles_cost",
    "cash_and_cash_equivalents?",
    [billed, emptied],
    [filled, emptied],
  ],
  ["disposal_gain_loss", "fair_value_changes", "fair_value_changes?", [broughtIn], [sold]],
])("entries have to agree to %s that was learnt over %s", (role, named, its, others, own) => {
  expect(findingOf(role, others, { learnt: { named } })).toBe(its);
  expect(findingOf(role, own, { learnt: { named } })).toBeUndefined();
  expect(findingOf(role, [], { learnt: { named } })).toBeUndefined();
  expect(findingOf(role, others)).toBeUndefined();
});

test("a debt that was learnt, and that its name calls interest, has to bear interest", () => {
  const learnt = { named: "interest_payable" } as const;
  const accrued = posted("interest", "it", "50");
  expect(findingOf("borrowings", [paidOut], { learnt })).toBe("interest_payable?");
  expect(findingOf("borrowings", [accrued, paidOut], { learnt })).toBe("interest_payable");
  expect(findingOf("borrowings", [broughtIn, paidOut], { learnt })).toBeUndefined();
});

test("learnt roles that entries do not agree to are asked", () => {
  const charged = posted("tax", "it", "50");
  const learnt = (named: Role | null) => ({ learnt: { named } });
  expect(findingOf("borrowings", [charged, paidOut], learnt("current_tax"))).toBe("current_tax?");
  expect(findingOf("current_tax", [paidOut], learnt(null))).toBe("current_tax?");
  expect(findingOf("current_tax", [charged, paidOut], learnt(null))).toBeUndefined();
  expect(findingOf("operating_expenses", [paidOut], learnt("revenue"))).toBe("revenue?");
  expect(findingOf("operating_expenses", [paidOut], learnt(null))).toBeUndefined();
});

test("a learnt cost that its name calls an asset, and that is bought seldom, is asked", () => {
  const learnt = { learnt: { named: "ppe_cost" } } as const;
  expect(findingOf("operating_expenses", [paidOut], learnt)).toBe("operating_expenses?");
  expect(findingOf("operating_expenses", sixTimes(paidOut), learnt)).toBeUndefined();
});

test("a learnt payable that is charged to others, and owed for nothing, is asked", () => {
  const charged = posted("debtors", "it", "80");
  const learnt = { closing: "-80", learnt: { named: null } };
  expect(findingOf("other_payables", [charged], learnt)).toBe("other_payables?");
  expect(findingOf("other_payables", [charged, paidOut], learnt)).toBeUndefined();
  expect(findingOf("other_payables", [owed], learnt)).toBeUndefined();
});

test("learnt interest that only the bank takes may be its charges, and is asked", () => {
  const repaid: Line[] = [
    ["lease", "90"],
    ["it", "10"],
    ["bank", "-100"],
  ];
  const learnt = { learnt: { named: null } };
  expect(findingOf("interest_expense", [paidOut], learnt)).toBe("interest_expense?");
  expect(findingOf("interest_expense", [paidOut, repaid], learnt)).toBeUndefined();
  expect(findingOf("interest_expense", [paidOut])).toBeUndefined();
});
