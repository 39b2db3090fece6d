import { expect, test } from "vitest";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

const YEARS = "|2020|2021|2022|2023|2024|2025";

function said(sales: string, growth: string, acceptDifferences = false) {
  const rows = [YEARS, `Sales|${sales}`, growth, "Wages|400|420|440|460|480|500"];
  const profit = sales.split("|").map((amount, at) => Number(amount) - 400 - 20 * at);
  rows.push(`Net profit|${profit.join("|")}`);
  const read = ingest("profit_loss", [tableOf(rows.join("\n"))], { acceptDifferences });
  return read.ok
    ? read.value.rows.map(({ name }) => name)
    : read.problems.map(({ message }) => message);
}

const SALES = "1000|1200|1560|1872|2059|2265";
const GROWTH = "% Growth over the previous years||0.2|0.3|0.2|0.1|0.1";

test("growths that the row above gives are no account, and prove it", () => {
  expect(said(SALES, GROWTH)).toEqual(["Sales", "Wages"]);
  const changed = SALES.replace("2265", "3265");
  expect(said(changed, GROWTH)).toEqual([
    'Row 3: a growth of 0.1 is not that from 2059 ("2024") to 3265 ("2025") in row 2, as the other growths of the row are. One of the three is wrong: correct the file, or take it as a draft with its differences.',
  ]);
  expect(said(changed, GROWTH, true)).toEqual(["Sales", "Wages"]);
});

test("an amount between two growths is out in both", () => {
  expect(said(SALES.replace("2059", "2959"), GROWTH)).toEqual([
    expect.stringContaining('1872 ("2023") to 2959 ("2024")'),
  ]);
});

test.each([
  ["an amount of a year that is not read", SALES.replace("1200", "1900"), GROWTH],
  ["growths of something else", SALES, "Growth of the market||0.9|0.1|0.8|0.7|0.9"],
  ["growths that are out in several", SALES, "Revenue growth||0.2|0.3|0.9|0.1|0.9"],
  ["growths in per cent to a decimal", SALES, "Sales growth %||20.0%|30.0%|20.0%|10.0%|10.0%"],
])("nothing is said of %s", (_, sales, growth) => {
  expect(said(sales, growth)).toEqual(["Sales", "Wages"]);
});
