import type { AdjustmentRecord } from "@tieout/contract";
import { expect, test } from "vitest";
import { registerRows } from "./registerRows.ts";

const journal: AdjustmentRecord = {
  id: "a",
  adjustmentType: "journal",
  reason: "Bad debt",
  status: "active",
  concept: null,
  originalValue: null,
  adjustedValue: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  createdBy: "ada",
  reversedAt: null,
  findingId: null,
  warnings: [],
  body: {
    adjustmentType: "journal",
    reason: "Bad debt",
    lines: [
      { account: "5000", debit: "10.00" },
      { account: "1100", credit: "10.00" },
    ],
  },
};

test("journals are numbered as they were made, debits first; a reversal changes their sides", () => {
  const reversedAt = "2026-01-07T09:00:00.000Z";
  const later = { ...journal, id: "b", createdAt: "2026-01-06T09:00:00.000Z" };
  const facts = { accounts: [], lines: [], framework: "IFRS" as const, currency: "GBP" };
  const rows = registerRows([later, { ...journal, status: "reversed", reversedAt }], facts);
  expect(rows.map(({ number, debit, credit }) => [number, debit, credit])).toEqual([
    ["1", "10.00", null],
    ["", null, "10.00"],
    ["1R", "10.00", null],
    ["", null, "10.00"],
    ["2", "10.00", null],
    ["", null, "10.00"],
  ]);
  expect(rows[2]).toMatchObject({ date: reversedAt, text: "Reversal of 1: Bad debt" });
});
