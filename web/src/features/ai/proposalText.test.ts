import { expect, test } from "vitest";
import { proposalText } from "./proposalText.ts";

const facts = {
  framework: "IFRS",
  names: new Map([
    ["1600", "Right-of-use assets"],
    ["7000", "Interest expense"],
  ]),
} as const;

test("a journal names its accounts and its lines, never what the program calls them", () => {
  const adjustment = {
    adjustmentType: "journal" as const,
    reason: "Lease signed",
    lines: [
      { account: "1600", debit: "50000.00" },
      { account: "9", credit: "1250.50", presentAs: "bad_debts" },
      { cash: "repayment_of_borrowings", credit: "48749.50" },
    ],
  };
  expect(proposalText({ adjustment, mapping: null }, facts)).toEqual([
    "Debit 1600 Right-of-use assets: 50,000.00",
    "Credit 9, shown as Bad debts written off: 1,250.50",
    "Credit cash, Repayment of borrowings: 48,749.50",
  ]);
});

test("a role, a reclassification and an override are told by their labels", () => {
  const mapping = { account: "7000", role: "interest_expense" as const };
  expect(proposalText({ adjustment: null, mapping }, facts)).toEqual([
    "Account 7000 Interest expense: Interest expense",
  ]);
  const reclassification = {
    adjustmentType: "reclassification" as const,
    reason: "r",
    account: "7000",
    concept: "interest_paid" as const,
  };
  expect(proposalText({ adjustment: reclassification, mapping: null }, facts)).toEqual([
    "Account 7000 Interest expense: Interest paid",
  ]);
  const override = {
    adjustmentType: "override" as const,
    reason: "r",
    concept: "interest_paid" as const,
    adjustedValue: "-1500.00",
  };
  expect(proposalText({ adjustment: override, mapping: null }, facts)).toEqual([
    "Interest paid: (1,500.00)",
  ]);
});
