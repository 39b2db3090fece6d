import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Concept } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { sum } from "../money/Minor.ts";
import { type JournalLine, postJournal } from "./postJournals.ts";

const CONCEPTS: readonly Concept[] = [
  "proceeds_from_borrowings",
  "repayment_of_borrowings",
  "interest_paid",
];

const account = (code: string, amount: bigint): JournalLine => ({
  kind: "account",
  account: code,
  amount,
  presentAs: null,
});
const cash = (concept: Concept, amount: bigint): JournalLine => ({ kind: "cash", concept, amount });

/** Any journal: the last account line takes what balances it. */
const balancedJournals = fc
  .record({
    accounts: fc.array(fc.bigInt(-1000n, 1000n), { minLength: 1, maxLength: 4 }),
    cash: fc.array(fc.bigInt(-1000n, 1000n), { maxLength: 3 }),
  })
  .map(({ accounts, cash: amounts }) => {
    const rest = -sum(accounts) - sum(amounts);
    return [
      ...[...accounts, rest].map((amount, index) => account(`A${index}`, amount)),
      ...amounts.map((amount, index) => cash(CONCEPTS[index] ?? "interest_paid", amount)),
    ];
  });

const ledgerIndex = {
  byCode: new Map(
    ["A0", "A1", "A2", "A3", "A4", "1500", "2500", "2600"].map((code): [string, LedgerAccount] => [
      code,
      {
        code,
        name: code,
        type: "",
        currency: null,
        role: null,
        nature: null,
        rows: [],
        traits: [],
        isProfitAndLoss: false,
        opening: 0n,
        closing: 0n,
        profitTransferred: 0n,
        movement: 0n,
      },
    ]),
  ),
};

describe("a journal", () => {
  test("meets every account line and every cash line in full", () => {
    fc.assert(
      fc.property(balancedJournals, (lines) => {
        const postings = postJournal({ id: "j", reason: "", lines }, ledgerIndex);
        for (const line of lines) {
          const amounts = postings
            .filter((posting) =>
              line.kind === "cash"
                ? posting.column === line.concept
                : posting.account?.code === line.account,
            )
            .map(({ amount }) => amount);
          expect(sum(amounts)).toBe(line.kind === "cash" ? line.amount : -line.amount);
        }
      }),
    );
  });

  test("without a cash line leaves the body of the statement", () => {
    const lines = [account("1500", 900n), account("2600", -900n)];
    const postings = postJournal({ id: "j", reason: "", lines }, ledgerIndex);
    expect(postings.map(({ column }) => column)).toEqual(["non_cash", "non_cash"]);
  });

  test("pairs each account line with the cash line of its own amount", () => {
    const lines = [
      account("2500", -250n),
      account("2500", 90n),
      cash("repayment_of_borrowings", -90n),
      cash("proceeds_from_borrowings", 250n),
    ];
    const postings = postJournal({ id: "j", reason: "", lines }, ledgerIndex);
    expect(postings.map(({ column, amount }) => [column, amount])).toEqual([
      ["proceeds_from_borrowings", 250n],
      ["repayment_of_borrowings", -90n],
    ]);
  });

  test("of cash lines alone grosses up two flows that the balances net", () => {
    const lines = [cash("proceeds_from_borrowings", 100n), cash("repayment_of_borrowings", -100n)];
    const postings = postJournal({ id: "j", reason: "", lines }, ledgerIndex);
    expect(postings.map(({ column, amount, account }) => [column, amount, account])).toEqual([
      ["proceeds_from_borrowings", 100n, null],
      ["repayment_of_borrowings", -100n, null],
    ]);
  });

  test("fills its cash lines from its accounts in their order, the last with what is left", () => {
    const lines = [
      account("1500", -60n),
      account("2500", -50n),
      cash("proceeds_from_borrowings", 80n),
      cash("interest_paid", 30n),
    ];
    const postings = postJournal({ id: "j", reason: "", lines }, ledgerIndex);
    expect(postings.map(({ account, column, amount }) => [account?.code, column, amount])).toEqual([
      ["1500", "proceeds_from_borrowings", 60n],
      ["2500", "proceeds_from_borrowings", 20n],
      ["2500", "interest_paid", 30n],
    ]);
  });
});
