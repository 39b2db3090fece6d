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

test("codes that only count stand as numbers; nothing is on a class of a chart", () => {
  const names = ["Bank", "Debtors", "Creditors", "Sales", "Rent"] as const;
  expect(
    inOrder(
      ["10", names[0]],
      ["100", names[1]],
      ["2", names[2]],
      ["11", names[3]],
      ["1", names[4]],
    ),
  ).toEqual(["1", "2", "10", "11", "100"]);
  expect(inOrder(["21", "Creditors"], ["2", "Debtors"], ["111A", "Bank"])).toEqual([
    "111A",
    "2",
    "21",
  ]);
  expect(inOrder(["52", "Bank"], ["101", "Capital"], ["0", "Not known"])).toEqual([
    "0",
    "101",
    "52",
  ]);
});

test("accounts that are known by their names stay as they were first posted to", () => {
  expect(inOrder(["Sales", "Sales"], ["Bank", "Bank"])).toEqual(["Sales", "Bank"]);
  expect(inOrder(["4000", "Sales"], ["Bank", "Bank"])).toEqual(["4000", "Bank"]);
});
