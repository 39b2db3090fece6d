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
