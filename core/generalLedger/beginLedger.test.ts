import { describe, expect, test } from "vitest";
import { firstLedger } from "../testing/firstLedger.ts";
import { beginLedger, MOST_LEDGER_LINES } from "./beginLedger.ts";
import { lineOf } from "./LedgerRecord.ts";

/** What is said of a ledger of so many lines, of which so many are read. */
function refusedOf(count: number, mostLines: number): string[] {
  const reading = beginLedger(null, "GBP", { mostLines });
  reading.beginFile("");
  for (let row = 1; row <= count; row += 1) {
    const entry = { number: String(Math.ceil(row / 2)), date: "2025-01-03" };
    const side =
      row % 2 === 0 ? { account: "Sales", credit: "5" } : { account: "Bank", debit: "5" };
    reading.sink.line(lineOf({ row, ...entry, ...side }));
  }
  reading.endFile({ isByAccount: false, isOneYear: false, isOwnSign: false, differences: [] });
  const result = reading.finish(firstLedger);
  return result.ok ? [] : result.problems.map(({ message }) => message);
}

describe("a ledger of more lines than a function's memory holds", () => {
  test("is refused, once and with the limit", () => {
    expect(refusedOf(1_202, 1_200)).toEqual([
      "The ledger has more than 1,200 lines. Give one financial year at a time.",
    ]);
    expect(refusedOf(1_200, 1_200)).toEqual([]);
  });

  test("has more than five million", () => {
    expect(MOST_LEDGER_LINES).toBe(5_000_000);
  });
});
