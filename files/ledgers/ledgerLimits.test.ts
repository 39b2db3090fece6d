import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { type LedgerSource, sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const table = Buffer.from(
  "Entry,Date,Account,Debit,Credit\n1,2025-01-03,Bank,5,\n1,2025-01-03,Share capital,,5\n",
);

async function read(source: LedgerSource) {
  const result = await readLedger([source], {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: true,
    entity: null,
    currency: "GBP",
  });
  return result.ok ? [] : result.problems.map(({ message }) => message);
}

test("a ledger larger than 500 MiB is refused before it is read, and no smaller one", async () => {
  const source = sourceOf(table, "ledger.csv");
  expect(limits.ledgerBytes).toBe(500 * 1024 * 1024);
  expect(await read({ ...source, size: limits.ledgerBytes })).toEqual([]);
  let isOpened = false;
  const open = () => {
    isOpened = true;
    return source.open();
  };
  expect(await read({ ...source, size: limits.ledgerBytes + 1, open })).toEqual([
    expect.stringMatching(/^The file is 501 MiB; the limit is 500 MiB\./),
  ]);
  expect(isOpened).toBe(false);
});
