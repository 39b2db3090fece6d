import { expect, test } from "vitest";
import { correctSpelling } from "./correctSpelling.ts";

test.each([
  ["recievable", "receivable"],
  ["depriciation", "depreciation"],
  ["inventroy", "inventory"],
  ["retianed", "retained"],
  ["operatimg", "operating"],
  ["standerd", "standard"],
])("%s is a slip for %s", (slip, word) => {
  expect(correctSpelling([slip])).toEqual([word]);
});

test.each([
  "arising",
  "care",
  "common",
  "cotton",
  "factor",
  "mail",
  "making",
  "retainer",
  "sterling",
  "starlink",
])("%s is right as it stands", (word) => {
  expect(correctSpelling([word])).toEqual([word]);
});

test.each([
  ["impairmt", "impairment"],
  ["paymt", "payment"],
  ["prem", "premium"],
])("%s is short for %s", (short, word) => {
  expect(correctSpelling([short])).toEqual([word]);
});

test("one short word is not taken for another", () => {
  expect(correctSpelling(["housinq", "rant"])).toEqual(["housinq", "rant"]);
});
