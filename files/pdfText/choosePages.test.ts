import { expect, test } from "vitest";
import { choosePages } from "./choosePages.ts";
import type { PdfLine } from "./PdfLine.ts";

/** Names on the left, and a figure that ends at a place of its own. */
function page(
  number: number,
  rows: readonly (readonly [string, string?])[],
  right = 500,
): PdfLine[] {
  return rows.map(([name, figure], at) => ({
    page: number,
    y: 700 - at * 20,
    cells: [
      { text: name, left: 50, right: 200, size: 10, font: "a" },
      ...(figure ? [{ text: figure, left: right - 40, right, size: 10, font: "a" }] : []),
    ],
  }));
}

const FIRST = page(1, [
  ["Balance Sheet"],
  ["Cash", "100.00"],
  ["Receivables", "200.00"],
  ["Payables", "150.00"],
  ["Share capital", "100.00"],
]);

function chosen(...pages: readonly PdfLine[][]): (number | undefined)[] {
  return choosePages([FIRST, ...pages], "balance_sheet").map(([line]) => line?.page);
}

test("a last page that holds an account and the total alone goes on with the statement", () => {
  const last = page(2, [
    ["Retained earnings", "50.00"],
    ["Total liabilities and equity", "300.00"],
  ]);
  expect(chosen(last)).toEqual([1, 2]);
  expect(chosen(last, page(3, [["Approved by the board"]]))).toEqual([1, 2]);
});

test("figures elsewhere on the page, another statement or words alone do not", () => {
  expect(chosen(page(2, [["Rate of tax", "25.00"]], 430))).toEqual([1]);
  expect(chosen(page(2, [["Profit and Loss"], ["Total", "300.00"]]))).toEqual([1]);
  expect(chosen(page(2, [["Approved by the board"]]))).toEqual([1]);
});
