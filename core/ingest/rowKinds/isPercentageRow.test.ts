import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test.each([
  "Costs as a % of sales|0.41|0.40",
  "Costs as a % of sales|41%|40%",
  "Growth (% on last year)|0.11|0.09",
  "Growth|11.1|9.8",
  "YoY|0.111|0.098",
  "Tax rate|-0.29|-0.29",
  "Revenue growth|0.052|",
  "% Growth over the previous years|0.2|0.1",
  "Growth over last year|0.052|",
  "Ratio of costs to sales|0.41|0.4",
  "Margin on sales|0.59|0.6",
])("a share between the lines is no account: %s", (share) => {
  const text = `|2025|2024
    Sales|1,000.00|900.00
    Costs|410.00|360.00
    ${share}
    PBIT|590.00|540.00
    Interest|90.00|40.00
    PBT|500.00|500.00
    Tax|145.00|145.00
    PAT|355.00|355.00`;
  const result = ingest("profit_loss", [tableOf(text)]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(result.value.rows.map(({ name }) => name)).toEqual(["Sales", "Costs", "Interest", "Tax"]);
});

test("an amount beside a rate in a name stays one", () => {
  const text = `|2025|2024
    Sales at 20% VAT|1,000.00|900.00
    Business growth|410.00|360.00
    Tax rate difference|90.00|0.40`;
  const result = ingest("profit_loss", [tableOf(text)]);
  expect(result.ok && result.value.rows.length).toBe(3);
});

test("a share is no account in a statement without any total either", () => {
  const text = `|2025|2024
    Sales|1,000.00|900.00
    Costs|(410.00)|(360.00)
    Gross margin %|59%|60%
    Rent|(90.00)|(40.00)
    Tax rate|0.29|0.29`;
  const result = ingest("profit_loss", [tableOf(text)]);
  expect(result.ok && result.value.rows.map(({ name }) => name)).toEqual([
    "Sales",
    "Costs",
    "Rent",
  ]);
});
