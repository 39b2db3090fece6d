import { expect, test } from "vitest";
import { signsAround } from "./signsAround.ts";

test("an account among others of its role is told from one that stands alone among them", () => {
  const signs = signsAround([
    "inventories",
    "inventories",
    "operating_expenses",
    "inventories",
    "inventories",
    null,
    "revenue",
  ]);
  expect(signs.map(({ nextAlike }) => nextAlike)).toEqual([0.5, 0.5, 0, 0.5, 0.5, 0, 0]);
  expect(signs.map(({ nearAlike }) => nearAlike * 8)).toEqual([3, 3, 0, 3, 3, 0, 0]);
});

test("a run has all accounts of one nature that follow each other", () => {
  const signs = signsAround(["inventories", "ppe_cost", "goodwill", "revenue"]);
  expect(signs.map(({ run }) => run)).toEqual([Math.log(3), Math.log(3), Math.log(3), 0]);
  expect(signsAround([])).toEqual([]);
});
