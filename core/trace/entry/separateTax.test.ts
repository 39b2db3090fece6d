import { expect, test } from "vitest";
import type { LedgerOrigin } from "../../generalLedger/GeneralLedger.ts";
import { amountsOf, ledgerOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

const origin: LedgerOrigin = {
  ...{ currency: "USD", decimals: 2, chart: "", openings: "stated", withoutNumbers: "rows" },
  ...{ entryCount: 0, lineCount: 0, lumpedLines: 0, differences: [] },
};

/** The direct lines of books whose rows are entries, and those of them in review. */
function traced(...entries: readonly WrittenEntry[]) {
  const generalLedger = { ...ledgerOf(entries), origin };
  const document = statementOf(entries, { generalLedger });
  const inReview = document.statements.direct.lines.filter(
    ({ isSubtotal, status }) => !isSubtotal && status === "review",
  );
  return {
    direct: amountsOf(document, "direct"),
    inReview: inReview.map(({ concept }) => concept).sort(),
  };
}

type Names = WrittenEntry["lines"][number][0];

const row = (debit: Names, credit: Names, amount: string, text = ""): WrittenEntry => ({
  date: "2025-03-01",
  text,
  lines: [
    [debit, amount],
    [credit, `-${amount}`],
  ],
});

const BOTH = ["other_operating_receipts", "receipts_from_customers"];

test("tax in a row of its own that is a rate of a receipt beside it is received with that, in review", () => {
  expect(traced(row("bank", "sales", "200"), row("bank", "salesTax", "50"))).toEqual({
    direct: { receipts_from_customers: 250 },
    inReview: BOTH,
  });
});

test("what is no rate of it, and may still be tax on it, is settled with the authority, in review", () => {
  expect(traced(row("bank", "sales", "200"), row("bank", "salesTax", "33.33"))).toEqual({
    direct: { receipts_from_customers: 200, other_operating_receipts: 33.33 },
    inReview: BOTH,
  });
});

test("tax is settled with the authority where nothing beside it may bear it", () => {
  const others = [
    row("bank", "sales", "60"),
    row("bank", "loan", "900"),
    row("goods", "bank", "500"),
  ];
  expect(traced(...others, row("bank", "salesTax", "40"))).toEqual({
    direct: {
      receipts_from_customers: 60,
      proceeds_from_borrowings: 900,
      payments_to_suppliers: -500,
      other_operating_receipts: 40,
    },
    inReview: [],
  });
  const saidOtherwise = row("salesTax", "bank", "41.17", "Return of the first quarter");
  expect(traced(row("goods", "bank", "500", "Fish"), saidOtherwise).inReview).toEqual([]);
});

test("tax on plant and on what is paid ahead is paid to suppliers", () => {
  for (const bought of ["plant", "prepaid"] as const) {
    const { direct } = traced(row(bought, "bank", "200"), row("salesTax", "bank", "38"));
    expect(direct.payments_to_suppliers).toBe(bought === "plant" ? -38 : -238);
  }
});

test("entries with numbers are whole: tax by itself is settled", () => {
  const entries = [row("bank", "sales", "200"), row("bank", "salesTax", "50")];
  expect(amountsOf(statementOf(entries), "direct").other_operating_receipts).toBe(50);
});
