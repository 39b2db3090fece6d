import { expect, test } from "vitest";
import { ingest } from "../../ingest/ingest.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { tableOf } from "../../testing/tableOf.ts";

/** Reads both statements as published and prepares the cash flow: its lines in whole units, and what speaks against it. */
function cashFlowOf(profitLoss: string, balanceSheet: string) {
  const rows = {
    profit_loss: rowsOf("profit_loss", profitLoss),
    balance_sheet: rowsOf("balance_sheet", balanceSheet),
  };
  const { tiesOut, draftReasons, statements } = statementFrom({ ...plainInput, rows });
  const lines = statements.indirect.lines
    .filter(({ currentYear }) => Number(currentYear) !== 0)
    .map(({ concept, currentYear }) => `${concept} ${Number(currentYear)}`);
  return { tiesOut, reasons: draftReasons.map(({ code }) => code), lines };
}

function rowsOf<Type extends "profit_loss" | "balance_sheet">(fileType: Type, text: string) {
  const result = ingest(fileType, [tableOf(text)], { oneDate: "ask" });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(result.value.controls.filter(({ agrees }) => !agrees)).toEqual([]);
  return result.value.rows;
}

test("a consolidated net income is the profit, and what of it is attributable to whom is no cost", () => {
  const found = cashFlowOf(
    `Consolidated Statements of Income|2025|2024
     Net sales|5000|4500
     Cost of sales|3000|2700
     Gross profit|2000|1800
     Selling and administrative expenses|900|850
     Depreciation and amortization|200|180
     Operating Income|900|770
     Interest expense|100|90
     Earnings before income taxes|800|680
     Provision for income taxes|200|170
     Consolidated Net Income|600|510
     Less: net earnings attributable to noncontrolling interests|60|50
     Net earnings attributable to Acme Corporation|540|460`,
    `Consolidated Balance Sheets|Dec. 31, 2025|Dec. 31, 2024
     Assets||
     Cash and cash equivalents|1040|700
     Accounts receivable|900|800
     Inventories|600|650
     Total current assets|2540|2150
     Property, plant and equipment, net|2150|2050
     Total assets|4690|4200
     Liabilities and equity||
     Accounts payable|500|520
     Income taxes payable|50|40
     Total current liabilities|550|560
     Long-term debt|1400|1500
     Total liabilities|1950|2060
     Redeemable noncontrolling interest|300|240
     Equity||
     Common stock|1000|1000
     Retained earnings|1440|900
     Total equity attributable to Acme Corporation|2440|1900
     Total liabilities and equity|4690|4200`,
  );
  expect(found.tiesOut).toBe(true);
  expect(found.lines).toContain("profit_before_tax 800");
  expect(found.lines.filter((line) => line.includes("dividends"))).toEqual([]);
  expect(found.lines).toContain("net_change_in_cash 340");
});

test("a surplus for the year is the result of an association, and raises its funds", () => {
  const found = cashFlowOf(
    `Statement of activities|2025|2024
     Revenue||
     Donations|800|700
     Grants|400|300
     Total revenue|1200|1000
     Expenses||
     Programme costs|700|600
     Administration|200|150
     Total expenses|900|750
     Surplus for the year|300|250`,
    `Statement of Financial Position|2025|2024
     Assets||
     Bank|900|500
     Grants receivable|100|150
     Total assets|1000|650
     Liabilities||
     Creditors|150|100
     Total liabilities|150|100
     Funds||
     Accumulated funds|850|550
     Total funds|850|550
     Total liabilities and funds|1000|650`,
  );
  expect(found.tiesOut).toBe(true);
  expect(found.lines).toContain("profit_before_tax 300");
});

test("a loss in brackets beneath EBIT is the result, and its owners stand beneath it", () => {
  const found = cashFlowOf(
    `Income Statement|2025|2024
     Revenue|1000|1200
     Cost of sales|-800|-850
     Gross profit|200|350
     Administrative expenses|-350|-300
     EBIT|-150|50
     Finance costs|-50|-40
     (Loss)/profit for the year|-200|10
     Attributable to:||
     Owners of the parent|-200|8
     Non-controlling interests|0|2`,
    `Statement of Financial Position|2025|2024
     ASSETS||
     Cash|150|300
     Trade receivables|250|300
     Total assets|400|600
     EQUITY AND LIABILITIES||
     Share capital|500|500
     Retained earnings|-410|-210
     Equity attributable to owners of the parent|90|290
     Non-controlling interests|10|10
     Total equity|100|300
     Trade payables|100|100
     Borrowings|200|200
     Total liabilities|300|300
     Total equity and liabilities|400|600`,
  );
  expect(found.tiesOut).toBe(true);
  expect(found.lines).toEqual(
    expect.arrayContaining(["profit_before_tax -200", "change_in_trade_receivables 50"]),
  );
  expect(found.lines.filter((line) => line.includes("dividends"))).toEqual([]);
});
