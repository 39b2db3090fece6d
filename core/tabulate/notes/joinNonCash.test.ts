import { expect, test } from "vitest";
import type { NonCashTransaction } from "../../statement/StatementDocument.ts";
import { joinNonCash } from "./joinNonCash.ts";

/** Interest that was added to a loan, as an entry of the ledger tells it. */
function interestAdded(amount: string, date: string): NonCashTransaction {
  return {
    adjustmentId: null,
    description: `Interest against Loan, entry 1 of ${date}`,
    amount,
    lines: [
      { account: "70", accountName: "Interest", amount },
      { account: "25", accountName: "Loan", amount: `-${amount}` },
    ],
  };
}

const join = (nonCashTransactions: NonCashTransaction[]) =>
  joinNonCash({ nonCashTransactions, currency: "EUR" });

const january = interestAdded("10.10", "2025-01-31");

/** The same accounts, debited and credited the other way round. */
function turned({ lines: [debit, credit], ...rest }: NonCashTransaction): NonCashTransaction {
  if (!debit || !credit) throw new Error("Expected two lines.");
  const [debited, credited] = [debit.amount, credit.amount];
  return {
    ...rest,
    lines: [
      { ...debit, amount: credited },
      { ...credit, amount: debited },
    ],
  };
}

test("entries between the same accounts on the same sides are one transaction", () => {
  const february = interestAdded("5.05", "2025-02-28");
  expect(join([january, { ...february, lines: february.lines.toReversed() }])).toEqual([
    {
      adjustmentId: null,
      description: "Interest against Loan, 2 entries",
      amount: "15.15",
      lines: [
        { account: "70", accountName: "Interest", amount: "15.15" },
        { account: "25", accountName: "Loan", amount: "-15.15" },
      ],
    },
  ]);
});

test.each<[string, NonCashTransaction]>([
  ["a single entry", { ...january, lines: [{ account: "1", accountName: "A", amount: "10.10" }] }],
  ["an entry on the other sides", turned(january)],
  ["a journal, which has its own reason", { ...january, adjustmentId: "j" }],
  ["what no entry tells of", { ...january, lines: [] }],
  ["last year's", { ...january, isPriorYear: true }],
])("%s stands by itself, as it was told", (_, other) => {
  expect(join([january, other])).toEqual([january, other]);
});
