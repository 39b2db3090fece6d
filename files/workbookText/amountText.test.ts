import { expect, test } from "vitest";
import { amountText } from "./amountText.ts";

test.each([
  [1250, '""0.00" Cr"', "1250 Cr"],
  [1250.5, '""#,##0.00" Dr"', "1250.5 Dr"],
  [-1250, '""0.00" Cr"', "-1250 Cr"],
  [1250, '#,##0.00" Dr";#,##0.00" Cr"', "1250 Dr"],
  [-1250, '#,##0.00" Dr";#,##0.00" Cr"', "1250 Cr"],
  [250000, '[>=100000]##\\,##\\,##0.00" Cr";##,##0.00" Cr"', "250000 Cr"],
  [0, '""0.00" Cr"', "0"],
])("the side that a format writes beside %d stands with the amount", (value, format, text) => {
  expect(amountText(value, format)).toBe(text);
});

test.each([
  [0.29, "0%", "29%"],
  [-0.2875, "0.00%", "-28.75%"],
  [0.366524298251206, "0.0%;[Red]-0.0%", "36.6524298251206%"],
  [0, "0.0%", "0%"],
  [29, '0.00"%"', "29"],
  [29, "0.00\\%", "29"],
  [125_000, "0%", "125000"],
])("%d in the format %s is read as %s", (value, format, text) => {
  expect(amountText(value, format)).toBe(text);
});

test.each(['0.00" kg"', '"Cr. no. "0', "0.00", '[>=100000]0" Dr";0" Cr"'])(
  "the format %s names no side",
  (format) => {
    expect(amountText(42, format)).toBe("42");
  },
);
