import { expect, test } from "vitest";
import { writeTable } from "./writeTable.ts";

const rows = [
  [{ text: "Line" }, { text: "Amount" }],
  [{ text: "Purchase of plant\n& equipment" }, { amount: "-34000.50" }],
  [{ text: "=HYPERLINK(1)" }, { amount: "0.00" }],
];

test("a copied table has true negatives, cells of one line, and no formulas", () => {
  const { text, html } = writeTable(rows);
  expect(text).toBe(
    "Line\tAmount\r\nPurchase of plant & equipment\t-34000.50\r\n'=HYPERLINK(1)\t0.00",
  );
  expect(html).toContain('<td x:num="-34000.50">-34000.50</td>');
  expect(html).toContain("Purchase of plant &amp; equipment");
});
