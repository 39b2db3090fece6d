import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

const REPORT = `Account|Total
Assets|
Current Assets|
Cash|
Petty Cash|7000
Total for Cash|7000
Bank|
Main Bank|6000
Total for Bank|6000
Other current assets|
Input Tax|0
Input Tax A|35000
Input Tax B|35000
Total for Input Tax|70000
Total for Other current assets|70000
Total for Current Assets|83000
Total for Assets|83000
Liabilities & Equities|
Liabilities|
Current Liabilities|
Trade Payables|480000
Salaries Payable|-390000
Tax Payable|0
Output Tax A|44000
Output Tax B|44000
Total for Tax Payable|88000
Total for Current Liabilities|178000
Total for Liabilities|178000
Equities|
Current Year Earnings|-95000
Total for Equities|-95000
Total for Liabilities & Equities|83000`;

function problemsOf(text: string) {
  const result = ingest("balance_sheet", [tableOf(text)], { oneDate: "take" });
  return result.ok ? [] : result.problems;
}

test("a report is read by its totals", () => {
  expect(problemsOf(REPORT)).toEqual([]);
});

test.each(
  REPORT.split("\n").filter((line) => /^(?!Total|Account|Current Year)[^|]+\|-?\d{5}/.test(line)),
)("without one of its rows no total of it is counted as an account: %s", (line) => {
  expect(problemsOf(REPORT.replace(`${line}\n`, "")).length).toBeGreaterThan(0);
});

test("a total that is counted is named, however it is worded, with the first account of its section", () => {
  const worded = REPORT.replace("Input Tax A|35000\n", "").replace(
    /Total for ([^|]+)/g,
    "$1, total",
  );
  const where = { row: 15, account: "Current Assets, total", value: "Petty Cash" };
  expect(problemsOf(worded)).toMatchObject([{ code: "total_counted", where }]);
});
