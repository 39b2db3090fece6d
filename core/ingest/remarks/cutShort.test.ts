import { expect, test } from "vitest";
import { codesOf, problemsOf } from "../../testing/readBalances.ts";

const trialBalance = (line: string, total = "") => `Code|Name|Debit|Credit
  1|Bank|500.00|
  2|Rent|300.00|
  3|Sales||800.00
  ${total}
  ${line}`;

test.each([
  "Page 1 of 3",
  "Rows 1-3 of 1,234",
  "Showing 1 to 3 of 57 entries",
  "Report truncated",
  "Output limited to 500 rows",
  "Continued on next page",
  "Continued…",
])("%s beneath rows that balance is refused where no total proves them whole", (line) => {
  expect(codesOf(trialBalance(line))).toEqual(["file_cut_short"]);
  expect(codesOf(trialBalance(line, "|Total|800.00|800.00"))).toEqual([]);
});

test.each(["Page 1 of 1", "Showing 1 to 3 of 3 entries", "Page 1/1"])("%s is whole", (line) => {
  expect(codesOf(trialBalance(line))).toEqual([]);
});

test("pages that all stand in the file are whole, and so is what goes on beneath the line", () => {
  const text = `Page 1 of 2|||
    Code|Name|Debit|Credit
    1|Bank|800.00|
    Continued on next page|||
    Page 2 of 2|||
    3|Sales||800.00`;
  expect(codesOf(text)).toEqual([]);
  expect(codesOf(text.replace("Page 2 of 2", ""))).toEqual(["file_cut_short"]);
});

test("a total of income alone does not prove a profit and loss whole, its result does", () => {
  const text = (...below: string[]) => `Account|2025|2024
    Income||
    Fees|900.00|800.00
    Rent|100.00|100.00
    Total income|1000.00|900.00
    ${below.join("\n")}
    Page 1 of 2||`;
  expect(problemsOf("profit_loss", text()).join()).toContain('the file says "Page 1 of 2"');
  const whole = text("Expenses||", "Wages|400.00|300.00", "Net profit|600.00|600.00");
  expect(problemsOf("profit_loss", whole)).toEqual([]);
});
