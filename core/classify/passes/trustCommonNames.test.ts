import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import { trustCommonNames } from "./trustCommonNames.ts";

const CASH: Role = "cash_and_cash_equivalents";

/** What becomes of accounts that were read so far with little confidence. */
function after(
  facts: Partial<AccountFacts>,
  read: Partial<Classification> = {},
  others: readonly string[] = [],
): number | undefined {
  const classification: Classification = {
    role: CASH,
    confidence: 0.5,
    reason: "Read.",
    source: "name",
    ...read,
  };
  const own = { code: "1", name: "Cash", type: "", section: null, side: null, ...facts };
  const all = [own, ...others.map((name, at) => ({ ...own, code: `${at + 2}`, name }))];
  const changes = trustCommonNames(all.map((each) => ({ facts: each, classification })));
  return changes.get(0)?.confidence;
}

describe("a name that charts of several sources have for one role alone", () => {
  test.each<[string, Partial<AccountFacts>]>([
    ["by itself", {}],
    ["in other letters", { name: "CASH." }],
    ["on its side", { side: "debit" }],
  ])("is sure %s", (_, facts) => {
    expect(after(facts)).toBe(0.9);
  });

  test.each<[string, Partial<AccountFacts>, Partial<Classification>?, string[]?]>([
    ["on the other side", { side: "credit" }],
    ["under a name of its own", { name: "Cash for the Thursday club" }],
    ["where it is read otherwise", {}, { role: "restricted_cash" }],
    ["where a person has to look", {}, { needsPerson: true }],
    ["that is surer already", {}, { confidence: 0.97 }],
    ["that two accounts have", {}, {}, ["Cash"]],
  ])("stays as it is %s", (_, facts, read, others) => {
    expect(after(facts, read, others)).toBeUndefined();
  });

  test("is no surer than its type allows", () => {
    expect(after({ type: "Expense", section: "profit_loss" })).toBeLessThan(0.7);
  });
});
