import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { runPasses } from "../Pass.ts";
import { askHeadsAlone } from "./askHeadsAlone.ts";

function read(name: string, unread: number, role: Role, type = "", own = "Dettes") {
  const facts = { code: "1", name, type, section: null, side: null };
  const printed = { name: own, type, unread, extent: "part" as const };
  const classification = { role, confidence: 0.96, reason: "Learnt.", source: "learnt" as const };
  const [after] = runPasses([{ facts: { ...facts, printed }, classification }], [askHeadsAlone]);
  return after?.classification.confidence;
}

test("what is owed for words that were not read is asked", () => {
  expect(read("payable", 0.5, "trade_payables")).toBe(0.65);
  expect(read("income", 0.5, "other_operating_income")).toBe(0.65);
});

test("a name that was read stays, and so does one that its type tells", () => {
  expect(read("payable", 0, "trade_payables")).toBe(0.96);
  expect(read("lease liability", 0.5, "lease_liabilities")).toBe(0.96);
  expect(read("payable", 0.5, "trade_payables", "Payable")).toBe(0.96);
});

test("what goes on with the heading above it is asked", () => {
  expect(read("bond", 0, "bonds", "", "Sur emprunts obligataires")).toBe(0.65);
});

test("interest that no side and no word tells is asked, in other languages", () => {
  expect(read("interest bank", 0, "interest_expense", "", "Renter bank")).toBe(0.65);
  expect(read("interest loan", 0, "interest_expense", "", "Renter lån")).toBe(0.96);
});
