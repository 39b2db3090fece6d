import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

const REPORT = `Account|2025|2024
Assets
Cash|1,200.00|1,100.00
Receivables|800.00|700.00
Stock|500.00|450.00
Total Assets|2,501.00|2,250.00
Liabilities
Payables|700.00|600.00
Loan|800.00|850.00
Total Liabilities|1,500.00|1,450.00
Equity
Capital|1,000.00|800.00
Total Equity|1,000.00|800.00`;

function codesOf(text: string): string[] {
  const result = ingest("balance_sheet", [tableOf(text)]);
  const problems = result.ok ? result.value.warnings : result.problems;
  return problems.map(({ code }) => code).filter((code) => code.startsWith("total_"));
}

test("amounts written to the cent are compared to the cent, though all of them are whole", () => {
  expect(codesOf(REPORT)).toEqual(["total_disagrees"]);
});

test("a total of whole amounts is off by one, and refused, where other rows have cents", () => {
  const cents = REPORT.replaceAll("1,000.00", "1,000.40").replace("1,500.00", "1,500.20");
  expect(codesOf(cents.replace("800.00|850.00", "800.20|850.00"))).toEqual(["total_disagrees"]);
});

test("amounts written in whole units may be off by what rounding makes, and it is told", () => {
  expect(codesOf(REPORT.replaceAll(".00", ""))).toEqual(["total_rounded"]);
});

test("figures in whole units that were rounded one by one are taken, though most totals are off by one", () => {
  const rounded = `Account|2025|2024
    Assets
    Cash|12,001|11,004
    Receivables|8,003|7,002
    Stock|5,002|4,501
    Total Assets|25,005|22,508
    Liabilities
    Payables|7,001|6,002
    Loan|8,002|8,502
    Total Liabilities|15,004|14,503
    Equity
    Capital|5,000|5,000
    Reserves|5,001|3,004
    Total Equity|10,001|8,004
    Total Liabilities and Equity|25,005|22,508`;
  expect(new Set(codesOf(rounded))).toEqual(new Set(["total_rounded"]));
  expect(codesOf(rounded.replaceAll(/,\d{3}/g, "$&.00"))).toContain("total_disagrees");
});
