import { describe, expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import type { StatementSetting } from "../years/priorCashFlowProblems.ts";

const project: StatementSetting = {
  framework: "IFRS",
  method: "indirect",
  currency: "GBP",
  period: { start: "2025-01-01", end: "2025-12-31" },
};

const lines = `Line Item|2024
Operating activities|
Profit before tax|120.00
Net cash from operating activities|120.00`;

const titles = {
  standard: "Standard|IFRS Accounting Standards: IAS 7 Statement of Cash Flows",
  method: "Method|Indirect method",
  units: "Units|All amounts in GBP, to two decimals",
  period: "Period|for the year ended 31 December 2024",
};

function readOf(changes: Partial<Record<keyof typeof titles | "status", string>>) {
  const above = Object.values({ ...titles, ...changes }).join("\n");
  return ingest("prior_cashflow", [tableOf(`${above}\n${lines}`)], { statement: project });
}

function codesOf(result: ReturnType<typeof readOf>): string[] {
  const found = result.ok ? result.value.warnings : [...result.problems, ...result.warnings];
  return found.map(({ code }) => code);
}

describe("last year's cash flow", () => {
  test("of this project is taken, with what it says of itself", () => {
    const result = readOf({});
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
    expect(result.value.facts).toEqual({
      framework: "IFRS",
      method: "indirect",
      currency: "GBP",
      periodEnd: "2024-12-31",
      isDraft: false,
      roundedTo: null,
    });
  });

  test.each([
    [
      "another currency",
      { units: "Units|All amounts in EUR, to two decimals" },
      "prior_currency_other",
    ],
    ["another framework", { standard: "Standard|US GAAP: ASC 230" }, "prior_framework_other"],
    [
      "this year's own period",
      { period: "for the year ended 31 December 2025" },
      "prior_period_other",
    ],
    ["an American date", { period: "For the year ended March 31, 2024" }, "prior_period_other"],
  ])("of %s is refused", (_, changes, code) => {
    const result = readOf(changes);
    expect(result.ok).toBe(false);
    expect(codesOf(result)).toContain(code);
  });

  test.each([
    ["by the other method", { method: "Method|Direct method" }, "prior_method_other"],
    ["that is a draft", { status: "Status|DRAFT: it does not tie out" }, "prior_is_draft"],
  ])("%s is taken with a word", (_, changes, code) => {
    const result = readOf(changes);
    expect(result.ok).toBe(true);
    expect(codesOf(result)).toContain(code);
  });

  test("rounded to thousands is refused for that alone; with exact amounts beside, it is taken", () => {
    const above = Object.values(titles)
      .join("\n")
      .replace(
        "All amounts in GBP",
        "The statement, its notes and its columns are in thousands of GBP, rounded so that they add up; all else in GBP",
      );
    const readIn = (text: string) =>
      ingest("prior_cashflow", [tableOf(`${above}\n${text}`)], { statement: project });
    const rounded = readIn(lines.replace("|2024\n", "|2024\nNote|GBP thousands\n"));
    expect(rounded.ok || rounded.problems.map(({ code }) => code)).toEqual(["prior_rounded"]);
    const exact = readIn(`Line Item|2024|Concept|Shown in thousands
Profit before tax|1,234.56|profit_before_tax|1`);
    expect(exact.ok && exact.value.rows.map(({ amount }) => amount)).toEqual([123456n]);
    expect(codesOf(exact)).not.toContain("amounts_scaled");
  });

  test("without headings has its categories from its totals", () => {
    const result = ingest("prior_cashflow", [
      tableOf(`Line Item|2024
Profit before tax|120.00
Hedge results of the year|-20.00
Net cash from operating activities|100.00
Deposits placed with the court|-30.00
Net cash used in investing activities|-30.00
Calls on members|10.00
Net cash from financing activities|10.00
Net change in cash|80.00
Cash at beginning of the year|5.00
Cash at end of the year|85.00`),
    ]);
    const rows = result.ok ? result.value.rows : [];
    expect(rows.map(({ category }) => category)).toEqual([
      ...["operating", "operating", "investing", "financing"],
      ...["reconciliation", "reconciliation", "reconciliation"],
    ]);
    expect(codesOf(result)).not.toContain("category_missing");
  });

  test("that says nothing of itself is taken as it is", () => {
    const result = ingest("prior_cashflow", [tableOf(lines)], { statement: project });
    expect(result.ok && result.value.warnings.map(({ code }) => code)).not.toContain(
      "prior_is_draft",
    );
  });
});
