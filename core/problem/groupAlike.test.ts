import { expect, test } from "vitest";
import { groupAlike } from "./groupAlike.ts";
import { problem } from "./Problem.ts";

const summed = (row: number) =>
  problem("account_rows_summed", { row, account: "Till", expected: "2" });

test("what is true of many rows is said of the first, and of the others once", () => {
  const found = [3, 4, 5, 6, 7, 8].map(summed);
  const folded = groupAlike([problem("no_rows"), ...found]);
  expect(folded.map(({ code }) => code)).toEqual([
    "no_rows",
    "account_rows_summed",
    "account_rows_summed",
    "account_rows_summed",
    "problems_alike",
  ]);
  expect(folded.at(-1)?.message).toBe("The same is true of 3 more rows (6, 7, 8).");
});

test("a few are all said", () => {
  const found = [3, 4, 5, 6].map(summed);
  expect(groupAlike(found)).toEqual(found);
});
