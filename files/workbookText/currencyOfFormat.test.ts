import { expect, test } from "vitest";
import { currencyOfFormat } from "./currencyOfFormat.ts";

test.each([
  ["[$€-407] #,##0.00", "€"],
  ["#,##0.00 [$CHF]", "CHF"],
  ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)', "$"],
  ["_-£* #,##0.00_-", "£"],
  ['"$"* #,##0.00\\ _€', "$"],
  ['#,##0.00 "kr"', "kr"],
])("the format %s shows %s", (format, sign) => {
  expect(currencyOfFormat(format)).toBe(sign);
});

test.each(["#,##0.00\\ _€", "0.00", '0.00" Cr"', '#,##0 "days"', "[$-409]mmm-yy"])(
  "the format %s shows no currency",
  (format) => {
    expect(currencyOfFormat(format)).toBe("");
  },
);
