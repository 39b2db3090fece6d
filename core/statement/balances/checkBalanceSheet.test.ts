import { expect, test } from "vitest";
import { ingest } from "../../ingest/ingest.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { checkBalanceSheet } from "./checkBalanceSheet.ts";

const balanced = `
  Account Code|Account Name|Opening Balance|Closing Balance|Account Type
  1000|Bank|100|130|Current Asset
  1100|Trade debtors|20|30|Current Asset
  2000|Trade creditors|30|40|Current Liability
  3000|Share capital|90|120|Equity
`;

function found(text: string) {
  const read = ingest("balance_sheet", [tableOf(text)]);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join());
  return checkBalanceSheet(read.value.rows, "GBP").map(({ where }) => [where.period, where.value]);
}

test("a balance sheet that balances gives no warning, whichever way its credits are signed", () => {
  expect(found(balanced)).toEqual([]);
  const signed = balanced.replace("|30|40|", "|-30|-40|").replace("|90|120|", "|-90|-120|");
  expect(found(signed)).toEqual([]);
});

test("one that does not says by how much at either end", () => {
  expect(found(balanced.replace("|130|", "|142|"))).toEqual([["closing", "12.00"]]);
  expect(found(balanced.replace("|90|120|", "|95|120.50|"))).toEqual([
    ["opening", "-5.00"],
    ["closing", "-0.50"],
  ]);
});
