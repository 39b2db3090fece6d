import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

function read(text: string) {
  const result = ingest("trial_balance", [tableOf(text)], { oneDate: "take" });
  if (!result.ok) return result.problems.map(({ code }) => code);
  return result.value.rows.map(({ currentDebit, currentCredit }) => [currentDebit, currentCredit]);
}

test("credits that come to the debits but for the sign are credits", () => {
  expect(read("Account|Debit|Credit\nBank|10.00|\nLoan||-6.00\nCapital||-4.00")).toEqual([
    [1000n, 0n],
    [0n, 600n],
    [0n, 400n],
  ]);
});

test("what rounding took from a cent is taken back on the side it was taken from", () => {
  expect(
    read("Account|Debit|Credit\nBank|10.0044|\nStock|5.0044|\nLoan||-6.0044\nCapital||-9.0044"),
  ).toEqual([
    [1000n, 0n],
    [500n, 0n],
    [0n, 600n],
    [0n, 900n],
  ]);
});

test("three credits, each with a minus, are credits where the sums differ too", () => {
  expect(read("Account|Debit|Credit\nBank|10|\nLoan||-6\nCapital||-2\nSales||-1")).toEqual([
    "debits_unequal_credits",
  ]);
});

test("a reversed entry among the credits stays on its side", () => {
  expect(read("Account|Debit|Credit\nBank|10|\nLoan||-6\nCapital||14\nSales||2")).toEqual([
    [1000n, 0n],
    [0n, -600n],
    [0n, 1400n],
    [0n, 200n],
  ]);
});
