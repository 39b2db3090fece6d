import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { isTotalLine, mayBeTotal } from "./isTotalLine.ts";

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

test("an amount column may name any currency", () => {
  const text = "Account|Amount (GHS)\nTithes|50.00\nRent|-20.00";
  const result = ingest("profit_loss", [tableOf(text)]);
  expect(result.ok && result.value.rows).toHaveLength(2);
});
