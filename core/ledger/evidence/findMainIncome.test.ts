import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { findMainIncome } from "./findMainIncome.ts";

const NOBODY: ReadonlySet<string> = new Set();

/** The accounts told, of income by role and amount of the year. */
function mainIncome(
  income: Record<string, readonly [Role, string]>,
  { given = NOBODY, numbered = NOBODY } = {},
) {
  const accounts = Object.entries(income).map(([code, [role, amount]]) => {
    return { ...newRetainedEarnings(), code, role, closing: -minor(amount) };
  });
  return [...findMainIncome(accounts, { given, numbered })].map(([code, its]) => [code, its.role]);
}

test("other income that is more than all revenue together is asked as revenue", () => {
  const rent = ["other_operating_income", "900"] as const;
  const charges = ["revenue", "100"] as const;
  expect(mainIncome({ rent, charges })).toEqual([["rent", "revenue"]]);
  expect(mainIncome({ rent, charges, more: ["revenue", "850"] })).toEqual([]);
  expect(mainIncome({ rent, charges, sundry: ["other_operating_income", "200"] })).toEqual([
    ["rent", "revenue"],
  ]);
});

test("what a person or a national chart has said of it stands", () => {
  const income = { rent: ["other_operating_income", "900"] } as const;
  expect(mainIncome(income)).toEqual([["rent", "revenue"]]);
  expect(mainIncome(income, { given: new Set(["rent"]) })).toEqual([]);
  expect(mainIncome(income, { numbered: new Set(["rent"]) })).toEqual([]);
});
