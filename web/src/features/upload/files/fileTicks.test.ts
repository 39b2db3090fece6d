import { expect, test } from "vitest";
import { aFile } from "../../../testing/aFile.ts";
import { fileTicks } from "./fileTicks.ts";

const control = { row: 9, column: "Amount", printed: "40.00", read: "40.00", agrees: true };

function previewOf(...totals: [string, string][]) {
  return { columns: [], rows: [], totals: totals.map(([column, total]) => ({ column, total })) };
}

test("a trial balance is ticked where debits equal credits, and says by how much they do not", () => {
  const preview = previewOf(
    ...([
      ["Current Debit", "220.00"],
      ["Current Credit", "220.00"],
      ["Prior Debit", "120.00"],
      ["Prior Credit", "119.50"],
    ] as [string, string][]),
  );
  expect(fileTicks(aFile({ preview }), "GBP")).toEqual([
    { text: "Debits equal credits this year: 220.00", holds: true },
    { text: "Debits less credits last year: 0.50", holds: false },
  ]);
  const ofLastYear = aFile({ fileType: "prior_trial_balance", preview });
  expect(fileTicks(ofLastYear, "GBP")[0]?.text).toBe("Debits equal credits at its date: 220.00");
});

test("a profit and loss shows its profit, and whether its printed totals agree", () => {
  const controls = [
    { ...control, label: "Gross profit" },
    { ...control, label: "Profit for the year", read: "30.00", agrees: false },
  ];
  expect(fileTicks(aFile({ fileType: "profit_loss", controls }), "GBP")).toEqual([
    { text: "Profit for the year: 30.00", holds: false },
    { text: "1 of 2 printed totals differ", holds: false },
  ]);
});

test("a profit and loss of two years shows the profit of this year", () => {
  const columns = [
    { heading: "2024", matchedTo: "Prior Period" },
    { heading: "2025", matchedTo: "Current Period" },
  ];
  const controls = [
    { ...control, label: "Net income", column: "2025", read: "40.00" },
    { ...control, label: "Net income", column: "2024", read: "30.00" },
  ];
  const file = aFile({
    fileType: "profit_loss",
    controls,
    preview: { columns, rows: [], totals: [] },
  });
  for (const one of [file, { ...file, controls: controls.toReversed() }])
    expect(fileTicks(one, "GBP")[0]?.text).toBe("Net income: 40.00");
});

test("a balance sheet of one date is ticked once: no opening balances agree where there are none", () => {
  const once = [{ text: "Assets equal liabilities and equity", holds: true }];
  const file = aFile({ fileType: "balance_sheet", hasOneDate: true });
  expect(fileTicks(file, "GBP")).toEqual(once);
  expect(fileTicks(aFile({ fileType: "prior_balance_sheet" }), "GBP")).toEqual(once);
});

test("a balance sheet is ticked at both ends", () => {
  const problem = {
    code: "balance_sheet_out_of_balance",
    message: "",
    where: { period: "closing" as const, value: "30.00" },
  };
  const file = aFile({ fileType: "balance_sheet", problems: [problem] });
  expect(fileTicks(file, "GBP")).toEqual([
    { text: "Assets equal liabilities and equity at the beginning", holds: true },
    { text: "Assets less liabilities and equity at the end: 30.00", holds: false },
  ]);
  expect(fileTicks({ ...file, status: "invalid" }, "GBP")).toEqual([]);
});
