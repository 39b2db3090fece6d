import { expect, test } from "vitest";
import { firstLedger } from "../../testing/firstLedger.ts";
import { beginLedger } from "../beginLedger.ts";
import { type LedgerLineRecord, lineOf } from "../LedgerRecord.ts";

type Written = readonly [account: string, amount: string, more?: Partial<LedgerLineRecord>];

/** The accounts of each entry that lines of one day without a number are put together to. */
function entriesOf(...lines: readonly Written[]): string[][] {
  const reading = beginLedger(null, "GBP");
  reading.beginFile("");
  for (const [at, [account, amount, more]] of lines.entries())
    reading.sink.line(lineOf({ row: at + 2, date: "2025-03-01", account, amount, ...more }));
  reading.endFile({ isByAccount: false, isOneYear: false, isOwnSign: false, differences: [] });
  const result = reading.finish(firstLedger);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return [...result.value.ledger.entries].map((entry) => entry.lines.map((line) => line.account));
}

test("rows of a day that tell nothing more are an entry wherever they come to nil", () => {
  const entries = entriesOf(["Bank", "9"], ["Sales", "-9"], ["Rent", "7"], ["Bank", "-7"]);
  expect(entries).toEqual([
    ["Bank", "Sales"],
    ["Rent", "Bank"],
  ]);
});

test("rows of a day that stand apart are an entry by the document, the party or the text they share", () => {
  for (const field of ["document", "party", "text"] as const) {
    const [one, other] = [{ [field]: "Mill House" }, { [field]: "Quay Lettings" }];
    const entries = entriesOf(
      ["Bank", "9", one],
      ["Rent", "7", other],
      ["Sales", "-9", one],
      ["Bank", "-7", other],
    );
    expect(entries).toEqual([
      ["Bank", "Sales"],
      ["Rent", "Bank"],
    ]);
  }
});

test("rows of several journals are an entry within their own", () => {
  const entries = entriesOf(
    ["Bank", "9", { journal: "Sales" }],
    ["Rent", "7", { journal: "Purchases" }],
    ["Sales", "-9", { journal: "Sales" }],
    ["Bank", "-7", { journal: "Purchases" }],
  );
  expect(entries).toEqual([
    ["Bank", "Sales"],
    ["Rent", "Bank"],
  ]);
});
