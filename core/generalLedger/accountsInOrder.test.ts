import { expect, test } from "vitest";
import { accountsInOrder } from "./accountsInOrder.ts";

function inOrder(...accounts: [code: string, name: string][]) {
  const unordered = accounts.map(([code, name]) => ({
    ...{ code, name, type: "", opening: null, closing: null },
  }));
  return accountsInOrder(unordered).map(({ code }) => code);
}

test("accounts of a ledger stand by their codes, not as they were first posted to", () => {
  expect(
    inOrder(["3100", "Earnings"], ["1000", "Bank"], ["1510", "Plant"], ["151", "Land"]),
  ).toEqual(["1000", "151", "1510", "3100"]);
});

test("accounts that are known by their names stay as they were first posted to", () => {
  expect(inOrder(["Sales", "Sales"], ["Bank", "Bank"])).toEqual(["Sales", "Bank"]);
  expect(inOrder(["4000", "Sales"], ["Bank", "Bank"])).toEqual(["4000", "Bank"]);
});
