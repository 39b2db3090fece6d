import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Tables that nobody copies: a form in columns, one for screen readers beside a chart, and what stands on public pages. */
const notCopied = ["features/public/", "matching/RowKinds.tsx", "waterfall/WaterfallPanel.tsx"];
/** The list of accounts is copied with what is out of sight. */
const copiedWhole = ["accounts/AccountGrid.tsx"];

test("every table of the signed-in screens can be copied, and its amounts are numbers", () => {
  const root = join(import.meta.dirname, "../..");
  const tables = globSync("{features,statement,project,components}/**/*.tsx", { cwd: root })
    .filter((path) => !path.endsWith(".test.tsx"))
    .map((path) => ({ path, code: readFileSync(join(root, path), "utf8") }))
    .filter(({ code }) => /<table\b|<Table\b|component="table"/.test(code))
    .filter(({ path }) => ![...notCopied, ...copiedWhole].some((part) => path.includes(part)));
  expect(tables.length).toBeGreaterThan(12);
  const uncopied = tables.filter(({ code }) => !/canCopy|<CopyButton/.test(code));
  expect(uncopied.map(({ path }) => path)).toEqual([]);
});
