import { expect, test } from "vitest";
import {
  amountsOf,
  estimatedLines,
  statementOf,
  type WrittenEntry,
} from "../testing/tracedBooks.ts";

/** The direct lines, and those of them that are an estimate. */
function traced(...entries: WrittenEntry[]) {
  const document = statementOf(entries);
  return {
    direct: amountsOf(document, "direct"),
    marked: estimatedLines(document),
  };
}

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

const sale = on(
  "2025-02-01",
  ["debtors", "600", { party: "Customer", document: "S1" }],
  ["sales", "-600"],
);

test("an invoice that is assigned is named with who takes it", () => {
  const assigned = on(
    "2025-02-05",
    ["otherDebtors", "600", { party: "Factor", document: "S1" }],
    ["debtors", "-600", { party: "Factor", document: "S1" }],
  );
  const paid = on(
    "2025-03-01",
    ["bank", "580"],
    ["overheads", "20"],
    ["otherDebtors", "-600", { party: "Factor", document: "S1" }],
  );
  expect(traced(sale, assigned, paid)).toEqual({
    direct: { receipts_from_customers: 580 },
    marked: [],
  });
});

test("what is assigned without its document marks both receipts", () => {
  const assigned = on(
    "2025-02-05",
    ["otherDebtors", "600", { party: "Factor" }],
    ["debtors", "-600", { party: "Factor" }],
  );
  const paid = on("2025-03-01", ["bank", "600"], ["otherDebtors", "-600", { party: "Factor" }]);
  expect(traced(sale, assigned, paid).marked).toEqual([
    "other_operating_receipts",
    "receipts_from_customers",
  ]);
});

test("nobody gains on own shares: both lines are in review", () => {
  const sold = on("2025-02-05", ["bank", "620"], ["shares", "-600"], ["gain", "-20"]);
  const { lines } = statementOf([sold]).statements.direct;
  const inReview = lines.filter(({ status, isSubtotal }) => status === "review" && !isSubtotal);
  expect(inReview.map(({ concept }) => concept)).toEqual([
    "proceeds_from_disposal_of_ppe",
    "proceeds_from_issue_of_shares",
  ]);
});

test("a set-off whose other side is not told marks both lines of trade", () => {
  const bill = on(
    "2025-02-01",
    ["overheads", "200"],
    ["creditors", "-200", { party: "Agency", document: "P1" }],
  );
  const setOff = on(
    "2025-02-10",
    ["creditors", "200", { party: "Agency", document: "P1" }],
    ["debtors", "-200", { party: "Agency", document: "P1" }],
  );
  const rest = on(
    "2025-03-01",
    ["bank", "400"],
    ["debtors", "-400", { party: "Customer", document: "S1" }],
  );
  expect(traced(sale, bill, setOff, rest).marked).toEqual([
    "payments_to_suppliers",
    "receipts_from_customers",
  ]);
});

test("a fee that a processor charges to what it owes is no set-off", () => {
  const fee = on("2025-02-10", ["overheads", "20"], ["debtors", "-20"]);
  const payout = on("2025-02-10", ["bank", "580"], ["debtors", "-580"]);
  const sold = on("2025-02-01", ["debtors", "600"], ["sales", "-600"]);
  expect(traced(sold, fee, payout)).toEqual({
    direct: { receipts_from_customers: 580 },
    marked: [],
  });
});

const audit = (text: string): WrittenEntry => ({
  ...on(
    "2025-01-09",
    ["retained", "50"],
    ["accruals", "-50", { party: "Auditor", document: "A1" }],
  ),
  text,
});
const settled = on(
  "2025-02-09",
  ["accruals", "50", { party: "Auditor", document: "A1" }],
  ["bank", "-50"],
);

test.each(["Prior year error: audit fee", "Correction of last year"])(
  "what is owed against the profit of earlier years is a bill of them: %s",
  (text) => {
    expect(traced(audit(text), settled)).toEqual({
      direct: { payments_to_suppliers: -50 },
      marked: ["dividends_paid", "payments_to_suppliers"],
    });
  },
);

test.each(["Dividend approved", "Winstuitkering"])("%s is a dividend", (text) => {
  expect(traced(audit(text), settled)).toEqual({ direct: { dividends_paid: -50 }, marked: [] });
});
