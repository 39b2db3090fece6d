import { expect, test } from "vitest";
import type { LedgerOrigin } from "../../generalLedger/GeneralLedger.ts";
import { amountsOf, ledgerOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

const origin: LedgerOrigin = {
  ...{ currency: "USD", decimals: 2, chart: "", openings: "stated", withoutNumbers: "rows" },
  ...{ entryCount: 0, lineCount: 0, lumpedLines: 0, differences: [] },
};

/** The direct lines of books whose rows are entries, and those of them in review. */
function traced(...entries: readonly WrittenEntry[]) {
  const document = statementOf(entries, { generalLedger: { ...ledgerOf(entries), origin } });
  const inReview = document.statements.direct.lines.filter(
    ({ isSubtotal, status }) => !isSubtotal && status === "review",
  );
  return {
    direct: amountsOf(document, "direct"),
    inReview: inReview.map(({ concept }) => concept).sort(),
  };
}

type Names = WrittenEntry["lines"][number][0];

const row = (debit: Names, credit: Names, amount: string, date = "2025-03-01"): WrittenEntry => ({
  date,
  lines: [
    [debit, amount],
    [credit, `-${amount}`],
  ],
});

test("a gain in a row of its own is part of what was sold beside it", () => {
  expect(traced(row("bank", "holding", "200"), row("bank", "gain", "50"))).toEqual({
    direct: { proceeds_from_disposal_of_investments: 250 },
    inReview: [],
  });
});

test("a gain beside which nothing was sold, where it may be on several things, is asked about", () => {
  const { inReview } = traced(
    row("bank", "holding", "200"),
    row("bank", "gain", "50", "2025-03-02"),
  );
  expect(inReview).toEqual([
    "proceeds_from_disposal_of_investments",
    "proceeds_from_disposal_of_ppe",
  ]);
});

test("a loss on investments without cash is no part of the operating profit of IFRS 18", () => {
  const written = [{ ...row("gain", "holding", "50"), text: "Loss on shares" }];
  const { statements } = statementOf(written, { framework: "IFRS18" });
  expect(amountsOf({ statements }, "indirect")).toEqual({});
});

test("other income received beside an asset that is sold may be the gain on it, in review", () => {
  const rows = [row("bank", "plant", "200"), row("bank", "otherIncome", "50")];
  expect(traced(...rows).inReview).toEqual([
    "other_operating_receipts",
    "proceeds_from_disposal_of_ppe",
  ]);
});

test("other income of another day, or paid for, is not asked about", () => {
  const rows = [
    row("bank", "plant", "200"),
    row("bank", "otherIncome", "50", "2025-03-02"),
    row("plant", "bank", "70", "2025-03-02"),
  ];
  expect(traced(...rows).inReview).toEqual([]);
});
