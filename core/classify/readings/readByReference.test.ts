import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { classify } from "../classify.ts";

const account = (code: string, name: string, type: string): AccountFacts => ({
  ...{ code, name, type },
  ...{ section: null, side: "debit" },
});

test("the reference of an audit file says what its own number and name do not", () => {
  const read = classify(
    [
      account("2100", "Netto lonen", "BSchSalNet"),
      account("1105", "473677091", "BLimBanRba"),
      account("0121", "Gebouwen af", "BMvaBegCae"),
      account("0122", "Gebouwen", "BMvaBegVvp"),
    ],
    { given: new Map(), remembered: new Map() },
  );
  const roles = [...read.values()].map(({ role }) => role);
  expect(roles).toEqual([
    "ppe_accumulated_depreciation",
    "ppe_cost",
    "cash_and_cash_equivalents",
    "employee_payables",
  ]);
});

test("what is in transit is read by its name, and no other type is a reference", () => {
  const read = classify(
    [
      account("2020", "Tussenrekening voorraad", "BLimKruSto"),
      account("1300", "Debiteuren", "Bank"),
    ],
    { given: new Map(), remembered: new Map() },
  );
  expect(read.get("2020")?.role).not.toBe("cash_and_cash_equivalents");
  expect(read.get("1300")?.source).not.toBe("number");
});
