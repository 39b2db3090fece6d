import type { OpenItem } from "@tieout/core";
import { expect, test } from "vitest";
import { plainInput } from "../../../core/testing/statementInputs.ts";
import { yearLedger } from "../../../core/testing/yearLedger.ts";
import { openItemsOf, writeYearEnd } from "./yearEnd.ts";

const items: OpenItem[] = Array.from({ length: 20_000 }, (_, at) => ({
  account: "1100",
  number: `JE${at}`,
  date: "2025-12-31",
  party: at % 2 === 0 ? null : `Läden ${at}`,
  document: null,
  lettering: null,
  parts: [{ column: "receipts_from_customers", amount: BigInt(at) - 7n }],
}));

test("what a year leaves open is read as it was written, however many items that are", () => {
  const written = writeYearEnd({ ...plainInput, rows: {}, generalLedger: yearLedger }, items);
  const bytes = written?.openItems ?? new Uint8Array();
  expect(openItemsOf({ bytes, path: "open-items" })).toEqual(items);
  const none = writeYearEnd({ ...plainInput, rows: {}, generalLedger: yearLedger }, []);
  expect(openItemsOf({ bytes: none?.openItems ?? new Uint8Array(), path: "none" })).toEqual([]);
});

test("what an earlier release left open as one text is read, too", () => {
  const [item] = items;
  const parts = [{ column: "receipts_from_customers", amount: "-7" }];
  const text = JSON.stringify({ schemaVersion: 1, items: [{ ...item, parts }] });
  const bytes = new TextEncoder().encode(text);
  expect(openItemsOf({ bytes, path: "open-items" })).toEqual([item]);
});
