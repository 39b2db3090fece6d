import { expect, test } from "vitest";
import { companyTitled } from "./companyTitled.ts";

const named = (...lines: string[]) =>
  companyTitled(lines.map((text, at) => ({ row: at + 1, text })))?.text ?? null;

test.each([
  [
    "the report, then the company",
    ["Profit and Loss", "Quayside Packaging", "January - December 2025"],
  ],
  ["the company, then the report", ["Quayside Packaging", "Trial Balance", "As at 31 March 2025"]],
  ["the day behind the report", ["Quayside Packaging", "Balance Sheet as at 31 March 2025"]],
  ["what stands between", ["Date: 01/04/2025", "Quayside Packaging", "Page 1", "Nominal Activity"]],
  ["one line for both", ["Quayside Packaging - General Ledger", "Cash basis"]],
])("%s", (_name, lines) => {
  expect(named(...lines)).toBe("Quayside Packaging");
});

test.each([
  ["no report", ["Quayside Packaging", "12 High Street"]],
  ["a report alone", ["Trial Balance", "For the year ended 31 March 2025"]],
  ["a report that says what it leaves out", ["Trial Balance", "Accrual basis", "Class: North"]],
  ["two reports", ["Profit and Loss", "Balance Sheet"]],
  ["a scenario", ["Profit and Loss", "Budget FY25"]],
  ["an address", ["12 High Street", "Trial Balance"]],
  ["nothing", []],
])("%s names no company", (_name, lines) => {
  expect(named(...lines)).toBeNull();
});
