import { expect, test } from "vitest";
import { correctSpelling } from "./correctSpelling.ts";

test.each([
  ["recievable", "receivable"],
  ["depriciation", "depreciation"],
  ["inventroy", "inventory"],
  ["retianed", "retained"],
])("%s is a slip for %s", (slip, word) => {
  expect(correctSpelling([slip])).toEqual([word]);
});

test("one short word is not taken for another", () => {
  expect(correctSpelling(["housinq", "rant"])).toEqual(["housinq", "rant"]);
});
