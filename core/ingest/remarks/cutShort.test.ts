import { describe, expect, test } from "vitest";
import { codesOf, problemsOf } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";
import type { Control } from "../structure/Control.ts";
import { cutShort } from "./cutShort.ts";

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

test.each([
  "Page 1 of 1",
  "Showing 1 to 3 of 3 entries",
  "Page 1/1",
  "Rows 1 to 2 of 3",
  "Rows 9 to 9 of 9",
  "Weeks 1 to 3 of 52",
  "Showing all",
])("%s is whole", (line) => {
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

describe("a table whose last line says that it goes on", () => {
  const table = tableOf("Code|Debit\n1|500.00\nContinued on next page|");
  const total = (agrees: boolean): Control => {
    return { label: "Total", row: 2, column: "Debit", printed: 500n, read: 500n, agrees };
  };
  const read = { fileType: "trial_balance", sheet: null, controls: [], rows: [] } as const;
  const places = (different: Partial<Parameters<typeof cutShort>[0]>, of = table) =>
    cutShort({ ...read, ...different }, of).map(({ where }) => [where.sheet, where.row]);

  test("is cut short on its sheet", () => {
    expect(places({})).toEqual([[undefined, 3]]);
    expect(places({ sheet: "TB" })).toEqual([["TB", 3]]);
  });

  test("is whole where all of its totals agree, and where it is no balances", () => {
    expect(places({ controls: [total(true)] })).toEqual([]);
    expect(places({ controls: [total(true), total(false)] })).toHaveLength(1);
    expect(places({ fileType: "fx_rates" })).toEqual([]);
  });

  test("is cut short whatever blanks stand beneath", () => {
    const blank = { row: 4, cells: [" ", ""] };
    expect(places({}, { ...table, rows: [...table.rows, blank] })).toHaveLength(1);
  });
});
