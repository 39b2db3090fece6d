import { expect, test } from "vitest";
import { sideOfName } from "./sideOfName.ts";

test.each([
  ["Loans to directors", "debit"],
  ["Staff loan", "debit"],
  ["Bank loan", null],
  ["Loan from a director", "credit"],
  ["Advance to suppliers", "debit"],
  ["Advances from customers", "credit"],
  ["Owed by Northern Works", "debit"],
  ["Owing to Northern Works", "credit"],
  ["Deposit paid on lease", "debit"],
  ["Deposits received", "credit"],
  ["Bank charges", "debit"],
  ["Charges to group", "credit"],
  ["Common stock", "credit"],
  ["Stock of goods", "debit"],
  ["Cost of sales", null],
  ["Stock-based compensation", null],
  ["APIC - stock options", "credit"],
  ["Deferred tax", null],
  ["Deferred tax assets", "debit"],
  ["Deferred tax liability", "credit"],
  ["Deferred revenue", "credit"],
  ["Försäljning inom Sverige", "credit"],
  ["Lokalhyra", "debit"],
  ["Ränteintäkter från bank", null],
  ["Lease liability", "credit"],
  ["Share option reserve", "credit"],
  ["Qx zvq", null],
])("%s stands on the side of its words: %s", (name, side) => {
  expect(sideOfName(name, 100n)).toBe(side);
});

test("what lowers another account stands on the side of that where it is printed negative", () => {
  expect(sideOfName("Accumulated depreciation", -5n)).toBe("debit");
  expect(sideOfName("Accumulated depreciation", 5n)).toBe("credit");
});
