import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { limits } from "../limits.ts";
import { type LedgerSource, sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const table = Buffer.from(
  "Entry,Date,Account,Debit,Credit\n1,2025-01-03,Bank,5,\n1,2025-01-03,Share capital,,5\n",
);

async function read(source: LedgerSource, mostBytes?: number) {
  const result = await readLedger([source], firstLedger, mostBytes);
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

test("a compressed ledger that grows to more than twice that is refused, and no smaller one", async () => {
  const most = 1024 * 1024;
  const grownTo = (bytes: number) => {
    const whole = Buffer.alloc(bytes, "\n");
    whole.set(table);
    const packed = gzipSync(whole);
    expect(packed.byteLength).toBeLessThan(most / 100);
    return read(sourceOf(packed, "ledger.csv.gz"), most);
  };
  expect(await grownTo(2 * most)).toEqual([]);
  expect(await grownTo(2 * most + 1)).toEqual([
    expect.stringMatching(/^The file is more than 2 MiB; the limit is 1 MiB\./),
  ]);
});
