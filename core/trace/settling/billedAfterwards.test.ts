import { expect, test } from "vitest";
import { amountsOf, ledgerOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

const reference = { party: "Maker", document: "M1" };

const paid = on("2025-12-20", ["creditors", "90", reference], ["bank", "-90"]);
const bill = on(
  "2026-01-10",
  ["plant", "240"],
  ["salesTax", "60"],
  ["creditors", "-300", reference],
);
const rest = on("2026-01-30", ["creditors", "210", reference], ["bank", "-210"]);

/** The statement of a year whose file goes on into the next one. */
function followedBy(...written: WrittenEntry[]) {
  const { entries: later } = ledgerOf(written);
  return statementOf([paid], { generalLedger: { ...ledgerOf([paid]), later } });
}

test("an advance is for what its bill is for that comes after the period, in the same file", () => {
  const document = followedBy(bill, rest);
  expect(amountsOf(document, "direct")).toEqual({
    purchase_of_ppe: -72,
    payments_to_suppliers: -18,
  });
  expect(document.nonCashTransactions).toEqual([]);
  expect(document.tiesOut).toBe(true);
});

test("a reconciliation code leads to its bill after the period as a document does", () => {
  const code = { party: "Maker", lettering: "A" };
  const ahead = on("2025-12-20", ["creditors", "90", code], ["bank", "-90"]);
  const { entries: later } = ledgerOf([
    on("2026-01-10", ["plant", "90"], ["creditors", "-90", code]),
  ]);
  const document = statementOf([ahead], { generalLedger: { ...ledgerOf([ahead]), later } });
  expect(amountsOf(document, "direct")).toEqual({ purchase_of_ppe: -90 });
});

test.each([
  { party: "Maker", document: "M2" },
  { party: "Other maker", document: "M1" },
  { document: "M1" },
])("a bill after the period of %j says nothing of it", (other) => {
  const otherBill = on("2026-01-10", ["plant", "90"], ["creditors", "-90", other]);
  expect(amountsOf(followedBy(otherBill), "direct")).toEqual({ payments_to_suppliers: -90 });
});
