import { expect, test } from "vitest";
import { currencyOfHeadings } from "./currencyOfHeadings.ts";

test.each([
  ["Amount (USD)", ["USD"]],
  ["Debit EUR", ["EUR"]],
  ["Running total [GBP]", ["GBP"]],
  ["Debit (Source)", []],
  ["AMOUNT TOP", []],
])("a heading of amounts names their currency: %s", (heading, signs) => {
  const found = currencyOfHeadings(
    ["Date", heading, "Balance (SEK)"],
    { amount: 1, balance: 2 },
    4,
  );
  expect(found).toEqual(signs.map((sign) => ({ sign, row: 4 })));
});
