import { expect, test } from "vitest";
import { disposalJournal } from "./disposalJournal.ts";
import { journalBalance } from "./journalBalance.ts";

const accounts = [
  { code: "170", role: "ppe_cost" },
  { code: "180", role: "intangibles_cost" },
] as const;
const fields = {
  asset: "170",
  depreciation: "175",
  gainOrLoss: "595",
  cost: "41,000",
  accumulated: "5000",
  proceeds: "34000",
};

test("a sale below book value debits the loss, and the journal balances", () => {
  const lines = disposalJournal(fields, accounts) ?? [];
  expect(lines).toEqual([
    { side: "cash:proceeds_from_disposal_of_ppe", debit: "34000", credit: "" },
    { side: "account:175", debit: "5000", credit: "" },
    { side: "account:595", debit: "2000.00", credit: "" },
    { side: "account:170", debit: "", credit: "41000" },
  ]);
  expect(journalBalance(lines).difference).toBe("0.00");
});

test("a sale above book value credits the gain, and the asset's role decides the cash line", () => {
  const lines = disposalJournal({ ...fields, asset: "180", proceeds: "40000" }, accounts) ?? [];
  expect(lines[0]?.side).toBe("cash:proceeds_from_disposal_of_intangibles");
  expect(lines[2]).toEqual({ side: "account:595", debit: "", credit: "4000.00" });
});

test("at book value there is no gain line; without a cost there is no journal", () => {
  expect(disposalJournal({ ...fields, proceeds: "36000" }, accounts)).toHaveLength(3);
  expect(disposalJournal({ ...fields, cost: "" }, accounts)).toBeNull();
});
