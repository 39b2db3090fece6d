import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const POSTINGS = [
  '"2025/01/05","","Founder","Assets:Bank","GBP","500","*",""',
  '"2025/01/05","","Founder","Equity:Capital","GBP","-500","*",""',
  '"2025/02/01","101","Office","Expenses:Rent","GBP","40.5","","yearly"',
  '"2025/02/01","101","Office","Assets:Bank","GBP","-40.5","",""',
  '"2025/02/01","102","Market","Expenses:Food","GBP","9.5","",""',
  '"2025/02/01","102","Market","Assets:Bank","GBP","-9.5","",""',
];

async function read(rows: readonly string[]) {
  const source = sourceOf(Buffer.from(rows.join("\n")), "ledger.csv");
  const result = await readLedger([source], firstLedger);
  if (!result.ok) return result.problems.map(({ message }) => message);
  const { movements, origin } = result.value.ledger;
  return { bank: movements?.get("Assets:Bank"), entries: origin?.entryCount };
}

test("what ledger prints as csv is read without headings", async () => {
  expect(await read(POSTINGS)).toEqual({ bank: 45_000n, entries: 3 });
});

test("amounts of several commodities are not added up", async () => {
  const euros = POSTINGS.map((row) =>
    row.replace('"Office","Expenses:Rent","GBP"', '"Office","Expenses:Rent","EUR"'),
  );
  expect(await read(euros)).toEqual([expect.stringContaining("several currencies")]);
});
