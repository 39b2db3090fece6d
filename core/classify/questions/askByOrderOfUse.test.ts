import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Classification, CONFIDENCE_BAR } from "../Classification.ts";
import { askByOrderOfUse } from "./askByOrderOfUse.ts";

const sure: Classification = {
  role: "operating_expenses",
  confidence: 0.96,
  reason: "The accounts around it are costs.",
  source: "neighbours",
};

function asked(facts: Pick<AccountFacts, "code" | "name">, own: Classification) {
  const account: AccountFacts = { ...facts, type: "", section: null, side: "debit" };
  const read = askByOrderOfUse([account], new Map([[facts.code, own]])).get(facts.code);
  return read !== undefined && read.confidence < CONFIDENCE_BAR;
}

test("what only the accounts around tell is asked in a ledger without numbers", () => {
  const patents = { code: "Patents and licences", name: "Patents and licences" };
  expect(asked(patents, sure)).toBe(true);
  expect(asked(patents, { ...sure, source: "name" })).toBe(false);
});

test("accounts that stand by their numbers are where their chart has them", () => {
  expect(asked({ code: "6120", name: "Patents and licences" }, sure)).toBe(false);
});
