import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { areLongNames } from "./isPhrasedBook.ts";

function accountOf(printed: string) {
  const facts: AccountFacts = {
    ...{ code: printed, name: "", type: "", section: null, side: null },
    printed: { name: printed, type: "", unread: 1, extent: "part" },
  };
  return {
    facts,
    classification: { role: null, confidence: 0, reason: "", source: "none" } as const,
  };
}

test.each([
  ["a firm", ["Sparkasse", "Fuhrpark", "Darlehen an verbundene Unternehmen", "Miete"], false],
  ["a plan", ["Darlehen an verbundene Unternehmen", "Zinsen aus kurzfristigen Forderungen"], true],
  ["no other language", [], false],
])("%s has long names: %#", (_, names, isLong) => {
  expect(areLongNames(names.map(accountOf))).toBe(isLong);
});
