import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { isTotalLine, mayBeResult, mayBeTotal } from "./isTotalLine.ts";

test.each(["流动资产合计", "الإجمالي", "Summe", "Razem", "Итого", "Toplam"])(
  "%s is a total",
  (words) => {
    expect(isTotalLine(words, "balance_sheet")).toBe(true);
  },
);

test.each(["Summe Umlaufvermögen", "إجمالي الأصول", "Suma aktywów"])(
  "%s may be one: the amounts tell",
  (words) => {
    expect(isTotalLine(words, "balance_sheet")).toBe(false);
    expect(mayBeTotal(words)).toBe(true);
  },
);

test.each([
  "Profit/Loss on Disposal",
  "Profit / (loss) on disposal of fixed assets",
  "(Profit)/loss on disposal",
  "Profit or loss on sale of assets",
  "Surplus/(deficit) on revaluation",
])("%s is an account, and no result", (words) => {
  expect(isTotalLine(words, "profit_loss")).toBe(false);
  expect(mayBeResult(words)).toBe(false);
});

test.each([
  "Profit/(loss) on ordinary activities before taxation",
  "Surplus/(deficit) for the year",
  "Profit/(loss) from continuing operations",
  "Surplus on operations",
])("%s is a result", (words) => {
  expect(isTotalLine(words, "profit_loss")).toBe(true);
  expect(mayBeResult(words)).toBe(true);
});

test("an amount column may name any currency", () => {
  const text = "Account|Amount (GHS)\nTithes|50.00\nRent|-20.00";
  const result = ingest("profit_loss", [tableOf(text)]);
  expect(result.ok && result.value.rows).toHaveLength(2);
});
