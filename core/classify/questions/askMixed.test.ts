import { expect, test } from "vitest";
import type { ClassifiedAccount } from "../Classification.ts";
import { readAccount } from "../readings/readAccount.ts";
import { askMixed } from "./askMixed.ts";

function owed(name: string): ClassifiedAccount {
  const facts = { code: name, name, type: "", section: null, side: "credit" as const };
  return { facts, classification: { ...readAccount(facts), confidence: 0.95 } };
}

/** What else an account is asked about as. */
function askedAs(name: string): readonly string[] | undefined {
  return askMixed([owed(name)]).get(0)?.rivals;
}

test.each([
  ["TDS & PF Payable", ["employee_payables"]],
  ["GST and TDS payable", ["sales_tax"]],
  ["VAT/PAYE", ["sales_tax"]],
])("what is owed to several at once is asked: %s", (name, rivals) => {
  expect(askedAs(name)).toEqual(rivals);
});

test.each([
  "Salaries and wages payable",
  "ESI & PF Payable",
  "Interest payable and accrued",
  "TDS Payable",
])("what is one thing in two words is not: %s", (name) => {
  expect(askedAs(name)).toBeUndefined();
});
