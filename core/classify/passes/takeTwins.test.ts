import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Classification } from "../Classification.ts";
import { runPasses } from "../Pass.ts";
import { takeTwins } from "./takeTwins.ts";

function bank(code: string, own: Partial<Classification>, section: AccountFacts["section"]) {
  const facts: AccountFacts = { code, name: "CA_Northbank_4471", type: "", section, side: null };
  const classification: Classification = {
    role: null,
    confidence: 0,
    reason: "The name says 'bank'.",
    source: "name",
    ...own,
  };
  return { facts, classification };
}

const sure = { role: "cash_and_cash_equivalents", confidence: 0.8 } as const;

test("accounts of one name side by side are what the surest of them is", () => {
  const accounts = [
    bank("208001", sure, "balance_sheet"),
    bank("208002", { confidence: 0.1 }, "balance_sheet"),
  ];
  const [, second] = runPasses(accounts, [takeTwins]);
  expect(second?.classification).toMatchObject(sure);
  expect(second?.classification.reason).toContain("208001");
});

test("of another statement, or far away, one name is another account", () => {
  const accounts = [
    bank("208001", sure, "balance_sheet"),
    bank("208002", { confidence: 0.1 }, "profit_loss"),
    bank("401002", { confidence: 0.1 }, "balance_sheet"),
  ];
  const read = runPasses(accounts, [takeTwins]);
  expect(read.slice(1).map(({ classification }) => classification.role)).toEqual([null, null]);
});

test("what a person chose stays", () => {
  const accounts = [
    bank("208001", sure, "balance_sheet"),
    bank("208002", { role: "borrowings", confidence: 1, source: "override" }, "balance_sheet"),
  ];
  const [, second] = runPasses(accounts, [takeTwins]);
  expect(second?.classification.role).toBe("borrowings");
});
